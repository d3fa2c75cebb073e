//! The browser client, from within the program.

use std::borrow::Cow;
use std::collections::HashMap;
use std::io::Write;
use std::sync::{LazyLock, Mutex};

use axum::body::Bytes;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};

#[derive(RustEmbed)]
#[folder = "../../web/"]
struct Web;

/// A file of the client; the page itself for `/`.
pub async fn serve(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let path = if path.is_empty() { "index.html" } else { path };
    let Some((kind, data)) = kind(path).zip(read(path)) else {
        return (StatusCode::NOT_FOUND, "404\n").into_response();
    };
    // The digest names the version: a browser asks again, and is told in one line if nothing changed.
    let tag = hex::encode(&Sha256::digest(&data)[..8]);
    let said = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let version = [(header::CACHE_CONTROL, "no-cache".to_string()), (header::ETAG, format!("\"{tag}\""))];
    // Whatever packs the answer on its way may have marked the version as weak.
    if said(header::IF_NONE_MATCH).split(',').any(|known| known.trim_matches([' ', 'W', '/', '"']) == tag) {
        return (StatusCode::NOT_MODIFIED, version).into_response();
    }
    let kind = [(header::CONTENT_TYPE, kind)];
    if said(header::ACCEPT_ENCODING).split(',').any(|way| way.split(';').next().unwrap_or(way).trim() == "br")
    {
        let how = [(header::CONTENT_ENCODING, "br"), (header::VARY, "accept-encoding")];
        return (version, kind, how, packed(tag, &data)).into_response();
    }
    (version, kind, data.into_owned()).into_response()
}

/// What is sent under a path: a file, and a stylesheet with those that it imports in their places, since each request costs more
/// than most of them.
fn read(path: &str) -> Option<Cow<'static, [u8]>> {
    let data = Web::get(path)?.data;
    match path.rsplit_once('/') {
        Some((folder, _)) if path.ends_with(".css") => {
            let text = std::str::from_utf8(&data).ok()?;
            Some(Cow::Owned(with_imports(folder, text).into_bytes()))
        }
        _ => Some(data),
    }
}

/// Puts stylesheets where they are imported: lines of the form `@import url('page/base.css') layer(page);`.
fn with_imports(folder: &str, text: &str) -> String {
    let imported = |line: &str| {
        let (path, layer) =
            line.strip_prefix("@import url('")?.strip_suffix(");")?.split_once("') layer(")?;
        let file = Web::get(&format!("{folder}/{path}"))?;
        Some(format!("@layer {layer} {{\n{}}}\n", std::str::from_utf8(&file.data).ok()?))
    };
    text.lines().map(|line| imported(line).unwrap_or_else(|| format!("{line}\n"))).collect()
}

/// A file packed as small as it gets, once for every version of it: it is sent to everybody.
fn packed(tag: String, data: &[u8]) -> Bytes {
    static PACKED: LazyLock<Mutex<HashMap<String, Bytes>>> = LazyLock::new(Mutex::default);
    // Whoever changes the client waits for each change of it: there only what is large is packed as small as it gets.
    let quality = if cfg!(debug_assertions) && data.len() < 16_000 { 5 } else { 10 };
    let known = || PACKED.lock().unwrap_or_else(|broken| broken.into_inner());
    if let Some(packed) = known().get(&tag) {
        return packed.clone();
    }
    let mut writer = brotli::CompressorWriter::new(Vec::new(), 4096, quality, 22);
    writer.write_all(data).expect("a list takes everything");
    let packed = Bytes::from(writer.into_inner());
    known().insert(tag, packed.clone());
    packed
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

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn a_stylesheet_comes_with_those_it_imports() {
        let whole = String::from_utf8(read("css/index.css").unwrap().into_owned()).unwrap();
        let plain = Web::get("css/index.css").unwrap().data.into_owned();
        let imports = String::from_utf8(plain).unwrap().matches("@import").count();
        assert!(imports > 10 && !whole.contains("@import"), "{imports} imports");
        assert_eq!(whole.matches("\n@layer ").count(), imports + 1);
        let tokens = Web::get("css/tokens.css").unwrap().data.into_owned();
        assert!(whole.contains(std::str::from_utf8(&tokens).unwrap()));
        // What is not there is left to whoever reads it.
        assert_eq!(
            with_imports("css", "@import url('none.css') layer(page);"),
            "@import url('none.css') layer(page);\n"
        );
    }

    #[test]
    fn what_is_packed_is_what_it_was() {
        let data = read("js/words.js").unwrap();
        let small = packed("words".into(), &data);
        let mut back = Vec::new();
        brotli::Decompressor::new(&small[..], 4096).read_to_end(&mut back).unwrap();
        assert!(back == *data && small.len() * 2 < data.len());
        assert_eq!(packed("words".into(), &[]), small, "packed once");
    }
}
