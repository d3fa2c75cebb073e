//! `serve`: the table in the browser.

use std::io::{IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Result, anyhow};
use server::{Config, Limits, ServeError};
use table::Text;

use crate::commands::cores;
use crate::context::Context;

/// The year it all began.
const PORT: u16 = 1914;

/// What was typed.
#[derive(clap::Args)]
pub struct Args {
    /// The address to listen on: 0.0.0.0 lets others in
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    address: IpAddr,
    /// The port; 0 takes any that is free
    #[arg(long, value_name = "PORT", default_value_t = PORT)]
    port: u16,
    /// The file that matches are kept in [default: matches.sqlite in your data folder]
    #[arg(long, value_name = "FILE")]
    database: Option<PathBuf>,
    /// Do not open a browser
    #[arg(long)]
    no_browser: bool,
    /// How long an answer that nobody has to think of takes, in milliseconds: standing orders, reactions
    #[arg(long, value_name = "MS", default_value_t = 400)]
    pace: u64,
    /// How many computer players think at the same time [default: one less than there are cores]
    #[arg(long, value_name = "N")]
    thinkers: Option<usize>,
    /// Live connections that one address may have
    #[arg(long, value_name = "N", default_value_t = Limits::default().connections)]
    connections: usize,
    /// New matches that one address may create in an hour
    #[arg(long, value_name = "N", default_value_t = Limits::default().matches)]
    matches: usize,
    /// Requests that one address may make in a second, in the long run; 0 for as many as it likes
    #[arg(long, value_name = "N", default_value_t = Limits::default().requests)]
    requests: u32,
    /// Requests that one address may make at once, when it has been silent for a while; 0 for as many as it likes
    #[arg(long, value_name = "N", default_value_t = Limits::default().burst)]
    burst: u32,
}

/// Serves until it is told to stop.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<()> {
    let database = match &args.database {
        Some(database) => database.clone(),
        None => data_folder(context)?.join("matches.sqlite"),
    };
    let config = Config {
        games: context.games,
        address: SocketAddr::new(args.address, args.port),
        database: database.clone(),
        packs: context.packs_folder(),
        limits: Limits {
            connections: args.connections,
            matches: args.matches,
            requests: args.requests,
            burst: args.burst,
            ..Limits::default()
        },
        pace: Duration::from_millis(args.pace),
        thinkers: args.thinkers.unwrap_or_else(|| cores().saturating_sub(1).max(1)),
    };
    tracing_subscriber::fmt().with_writer(std::io::stderr).with_target(false).init();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let ready = |address: SocketAddr| {
        let link = format!("http://{}/", shown(address));
        let _ = writeln!(out, "{}", context.say(&Text::key("ui-serving").with("address", link.as_str())));
        let kept = Text::key("ui-serving-kept").with("file", database.display().to_string());
        let _ = writeln!(out, "{}", context.say(&kept));
        let _ = writeln!(out, "{}", context.phrase("ui-serving-stop"));
        let _ = out.flush();
        if !args.no_browser && has_desktop() {
            // Whoever has no browser at hand has read the address.
            let _ = open::that_detached(&link);
        }
    };
    let served = runtime.block_on(server::serve(config, ready, told_to_stop()));
    // A computer player that is still thinking is not waited for: it thinks again when the server is back.
    runtime.shutdown_background();
    served.map_err(|error| match error {
        ServeError::Listen(address, error) if error.kind() == std::io::ErrorKind::AddrInUse => {
            let address = shown(address);
            context
                .fault(Text::key("ui-port-taken").with("address", address).with("port", i64::from(args.port)))
        }
        error => anyhow!(error),
    })
}

/// An address that a browser on this machine can open.
fn shown(address: SocketAddr) -> String {
    if address.ip().is_unspecified() { format!("localhost:{}", address.port()) } else { address.to_string() }
}

/// Where the user's data lies.
fn data_folder(context: &Context) -> Result<PathBuf> {
    let folders = directories::ProjectDirs::from("", "", "quatorze");
    let folder = folders.map(|folders| folders.data_dir().to_path_buf());
    let folder = folder.ok_or_else(|| context.fault(Text::key("ui-no-data-folder")))?;
    std::fs::create_dir_all(&folder).map_err(|error| context.io_fault(&folder, &error))?;
    Ok(folder)
}

/// Whether there is a desktop to open a browser on, and a person before it.
fn has_desktop() -> bool {
    let windows = cfg!(any(target_os = "macos", target_os = "windows"))
        || ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some());
    windows && std::io::stdout().is_terminal()
}

async fn told_to_stop() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupted => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    let _ = interrupted.await;
}
