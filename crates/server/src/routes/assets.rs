//! The browser client, from within the program.

use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../web/"]
struct Web;

/// A file of the client; the page itself for `/`.
pub async fn serve(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let path = if path.is_empty() { "index.html" } else { path };
    let Some((kind, file)) = kind(path).zip(Web::get(path)) else {
        return (StatusCode::NOT_FOUND, "404\n").into_response();
    };
    // The digest names the version: a browser asks again, and is told in one line if nothing changed.
    let tag = hex::encode(&file.metadata.sha256_hash()[..8]);
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let version = [(header::CACHE_CONTROL, "no-cache".to_string()), (header::ETAG, format!("\"{tag}\""))];
    // Whatever packs the answer on its way may have marked the version as weak.
    if known
        .is_some_and(|known| known.split(',').any(|known| known.trim_matches([' ', 'W', '/', '"']) == tag))
    {
        return (StatusCode::NOT_MODIFIED, version).into_response();
    }
    (version, [(header::CONTENT_TYPE, kind)], file.data.into_owned()).into_response()
}

/// What a file of the client is; none of what lies there for its makers alone, like types.
fn kind(path: &str) -> Option<&'static str> {
    Some(match path.rsplit('.').next()? {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml",
        "woff2" => "font/woff2",
        _ => return None,
    })
}
