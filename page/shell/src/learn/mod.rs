//! Learning a game: the guided first game `/learn/GAME` and the rules `/rules/GAME`.
//!
//! | where | what |
//! |---|---|
//! | `primer` | what comes with a game for those who learn it |
//! | `lesson`, `course` | a guided first game as data, and while it is played by the rules |
//! | `teacher` | leads through it: answers the board, lets the others play |
//! | `lesson_page`, `coach` | the page, and what is said beside the board |
//! | `rules_page`, `rulebook`, `glossary` | the rules, each with its number as its address |

mod coach;
mod course;
mod glossary;
mod lesson;
mod lesson_page;
mod primer;
mod rulebook;
mod rules_page;
mod teacher;

pub(crate) use lesson_page::LessonPage;
pub(crate) use rules_page::RulesPage;
