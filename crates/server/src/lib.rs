//! The table over HTTP and WebSocket: the same for people and for programs.
//!
//! A request names a match and proves by a token which seat it speaks for; without one it is a spectator's. One task at a
//! time changes a match ([`hall`]), what it changed is on disk before anyone is told, and whoever watches is told at once
//! ([`routes::live`]). Computer players and standing orders answer from [`attend`]. Nothing here knows a rule: [`room`] puts
//! a game's types behind a trait object, and everything else speaks in tables and texts.

pub mod ask;
pub mod attend;
pub mod games;
pub mod hall;
pub mod record;
pub mod room;
pub mod routes;
pub mod wire;

use std::future::Future;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use archive::Archive;
use axum::Router;
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post, put};
use thiserror::Error;
use tokio::net::TcpListener;
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;

pub use games::{Library, messages};
pub use hall::{Hall, Limits};

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub address: SocketAddr,
    /// The file that matches are kept in.
    pub database: PathBuf,
    /// Data packs that replace the games' own.
    pub packs: Option<PathBuf>,
    /// What one address may do.
    pub limits: Limits,
    /// How long an answer that nobody had to think of takes.
    pub pace: Duration,
    /// How many computer players think at once.
    pub thinkers: usize,
}

/// Why a server does not start.
#[derive(Error, Debug)]
pub enum ServeError {
    /// The archive.
    #[error("{0}")]
    Archive(#[from] archive::ArchiveError),
    /// The port.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// Whatever the system says.
    #[error("{0}")]
    System(#[from] std::io::Error),
}

/// Serves until told to stop. `ready` is told the address once the door is open.
pub async fn serve(
    config: Config,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let archive = Archive::open(&config.database).await?;
    let library = Library::new(config.packs.clone());
    let hall = Arc::new(Hall::new(archive.clone(), library, config.limits, config.pace, config.thinkers));
    let listener =
        TcpListener::bind(config.address).await.map_err(|error| ServeError::Listen(config.address, error))?;
    let address = listener.local_addr()?;
    attend::attend_all(&hall).await;
    tokio::spawn(tidy(hall.clone()));
    let app = router(hall).into_make_service_with_connect_info::<SocketAddr>();
    ready(address);
    // Live connections never end by themselves: those that are open when the time comes are cut.
    let (stopping, stopped) = tokio::sync::oneshot::channel::<()>();
    let served = axum::serve(listener, app).with_graceful_shutdown(async move {
        stop.await;
        let _ = stopping.send(());
    });
    tokio::select! {
        served = served => served?,
        () = async { let _ = stopped.await; tokio::time::sleep(Duration::from_secs(2)).await; } => {}
    }
    archive.close().await;
    Ok(())
}

/// Closes matches that nobody has looked at for a while.
async fn tidy(hall: Arc<Hall>) {
    const SILENCE: Duration = Duration::from_secs(600);
    loop {
        tokio::time::sleep(SILENCE / 4).await;
        hall.close_idle(SILENCE);
    }
}

/// Everything that can be asked.
pub fn router(hall: Arc<Hall>) -> Router {
    use routes::{assets, catalogue, house, live, matches, play, replay, table};
    let one = Router::new()
        .route("/", get(matches::about))
        .route("/sheet", get(matches::sheet))
        .route("/join", post(matches::join))
        .route("/reveal", post(matches::reveal))
        .route("/decide", post(play::decide))
        .route("/undo", post(play::undo))
        .route("/take-back", post(play::take_back))
        .route("/resign", post(play::resign))
        .route("/rematch", post(play::rematch))
        .route("/substitute", post(play::substitute))
        .route("/standing", put(play::standing))
        .route("/chat", post(play::chat))
        .route("/nudge", post(play::nudge))
        .route("/why-not", post(table::why_not))
        .route("/odds", post(table::odds))
        .route("/inspect", post(table::inspect))
        .route("/measure", post(table::measure))
        .route("/journal", get(replay::journal))
        .route("/steps/{number}", get(replay::step))
        .route("/file", get(play::file))
        .route("/live", get(live::watch));
    let api = Router::new()
        .route("/catalogue", get(catalogue::list))
        .route("/games/{game}/scenarios/{scenario}", get(catalogue::preview))
        .route("/games/{game}/rulebook", get(catalogue::rulebook))
        .route("/matches", post(matches::create))
        .route("/matches/import", post(replay::import))
        .route("/summaries", post(matches::summaries))
        .nest("/matches/{id}", one)
        .fallback(house::nowhere)
        .layer(middleware::from_fn(same_origin));
    let policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
                  font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
    let always = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
    };
    Router::new()
        .nest("/api", api)
        .route("/health", get(house::health))
        .route("/metrics", get(house::metrics))
        .fallback(get(assets::serve))
        .layer(DefaultBodyLimit::disable())
        .layer(CompressionLayer::new())
        .layer(always(header::CONTENT_SECURITY_POLICY, policy))
        .layer(always(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(always(header::REFERRER_POLICY, "no-referrer"))
        .with_state(hall)
}

/// Pages of other sites may neither watch nor change a match: what a browser sends from elsewhere is refused.
async fn same_origin(request: Request, next: Next) -> Response {
    if is_foreign(&request) {
        let error = "Cette page vient d’ailleurs. · This page comes from elsewhere.";
        return (StatusCode::FORBIDDEN, axum::Json(serde_json::json!({ "error": error }))).into_response();
    }
    next.run(request).await
}

fn is_foreign(request: &Request) -> bool {
    let text = |name: HeaderName| request.headers().get(name).and_then(|value| value.to_str().ok());
    let changes = request.method() != Method::GET || text(header::UPGRADE).is_some();
    let foreign = match (text(header::ORIGIN), text(header::HOST)) {
        (Some(origin), Some(host)) => origin.split_once("://").is_none_or(|(_, from)| from != host),
        (Some(_), None) => true,
        (None, _) => false,
    };
    changes && foreign
}
