//! Files out of packages of npm that tests and chores use: never part of the page.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use sha2::{Digest, Sha256};

use crate::command::{program, run, say, target_directory};

/// A package of npm, and the files that are taken from it.
pub(super) struct Package {
    name: &'static str,
    version: &'static str,
    files: &'static [File],
}

/// Where a file lies in its package and where it is looked for among the tools; and its hash, so that it is that file and no other.
struct File {
    from: &'static str,
    to: &'static str,
    sha256: &'static str,
}

/// Looks for what people with impairments could not use. Tests put it into pages; they know it by the same name.
pub(super) const AXE: Package = Package {
    name: "axe-core",
    version: "4.14.0",
    files: &[File {
        from: "axe.min.js",
        to: "axe.min.js",
        sha256: "20c09fe157a8a34a30e241aaa1fcdade657734f08ab379ecfbeb7d45cc46e878",
    }],
};

/// The letters of Android, which pages ask for by name: pictures show what is seen there, and not what this machine happens to have.
pub(super) const LETTERS: Package = Package {
    name: "@expo-google-fonts/roboto",
    version: "0.4.3",
    files: &[
        File {
            from: "400Regular/Roboto_400Regular.ttf",
            to: "letters/fonts/400.ttf",
            sha256: "15256405ecb0d880678833a582760efad538ab2932318b52c8105b267d159459",
        },
        File {
            from: "500Medium/Roboto_500Medium.ttf",
            to: "letters/fonts/500.ttf",
            sha256: "79343dc641a2e8d48a703a4667b71fc8dc6565cc8ce47dfc34fc52c12aadbf38",
        },
        File {
            from: "600SemiBold/Roboto_600SemiBold.ttf",
            to: "letters/fonts/600.ttf",
            sha256: "32fe2086b0e54eca85a68eb74e3d89bb16a7ffe59085d6dc7d079f5b3c26d6ab",
        },
        File {
            from: "700Bold/Roboto_700Bold.ttf",
            to: "letters/fonts/700.ttf",
            sha256: "4aaf8c5b661a386998c2e70cf2b87e2440f5404e0b8fd81164f0413fb3435ec6",
        },
    ],
};

impl Package {
    pub(super) fn is_there(&self) -> bool {
        tools().is_ok_and(|tools| self.files.iter().all(|file| file.is_in(&tools)))
    }

    /// Fetches it with npm, unless it is there.
    pub(super) fn fetch(&self) -> Result<()> {
        if self.is_there() {
            return Ok(());
        }
        let Package { name, version, files } = self;
        let tools = tools()?;
        fs::create_dir_all(&tools)?;
        say(format!("Fetching {name} {version}"));
        run(program("npm").args(["pack", "--silent", &format!("{name}@{version}"), "--pack-destination"]).arg(&tools))?;
        let archive = tools.join(format!("{}-{version}.tgz", name.trim_start_matches('@').replace('/', "-")));
        let inside = files.iter().map(|file| format!("package/{}", file.from));
        run(program("tar").arg("-xzf").arg(&archive).arg("-C").arg(&tools).args(inside))?;
        for file in *files {
            let to = tools.join(file.to);
            fs::create_dir_all(to.parent().context("a file has no folder")?)?;
            fs::rename(tools.join("package").join(file.from), to)?;
            ensure!(file.is_in(&tools), "{} of {name} {version} is another one: its hash differs", file.from);
        }
        fs::remove_file(archive)?;
        Ok(fs::remove_dir_all(tools.join("package"))?)
    }
}

impl File {
    fn is_in(&self, tools: &Path) -> bool {
        let hash = |bytes: &[u8]| Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        fs::read(tools.join(self.to)).is_ok_and(|bytes| hash(&bytes) == self.sha256)
    }
}

fn tools() -> Result<PathBuf> {
    Ok(target_directory()?.join("tools"))
}
