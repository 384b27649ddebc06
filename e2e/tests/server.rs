//! A server is started, killed and started again as a process; here a shell script.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use anyhow::Result;
use e2e::Server;

/// Counts its starts in the "database", `$5`, and takes the port it is given, `$3`.
const SCRIPT: &str = r#"#!/bin/sh
echo $$ >> "$5"
port=$3
[ $port = 0 ] && port=4711
echo "listening on http://127.0.0.1:$port"
sleep 1000
"#;

fn script(folder: &Path, text: &str) -> Result<PathBuf> {
    let file = folder.join("server");
    fs::write(&file, text)?;
    fs::set_permissions(&file, fs::Permissions::from_mode(0o755))?;
    Ok(file)
}

fn process_ids(server: &Server) -> Result<Vec<PathBuf>> {
    let lines = fs::read_to_string(server.database())?;
    Ok(lines.lines().map(|id| Path::new("/proc").join(id)).collect())
}

#[test]
fn a_restart_keeps_port_and_database() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let mut server = Server::start(script(folder.path(), SCRIPT)?)?;
    assert_eq!(server.url("/t/K7M2QX"), "http://127.0.0.1:4711/t/K7M2QX");
    server.restart()?;
    let processes = process_ids(&server)?;
    assert_eq!(processes.len(), 2);
    assert!(!processes[0].exists() && processes[1].exists());
    assert_eq!(server.url("/"), "http://127.0.0.1:4711/");
    server.kill();
    assert!(!processes[1].exists());
    Ok(())
}

#[test]
fn a_server_that_does_not_start_says_why() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let program = script(folder.path(), "#!/bin/sh\necho no such port >&2\n")?;
    let error = Server::start(program).expect_err("the script ends at once");
    assert!(format!("{error:#}").contains("no such port"), "{error:#}");
    Ok(())
}
