//! What can be asked, described for programs: an OpenAPI document, made from the routes themselves.
//!
//! A route says what is its own (its address, what it takes and answers, why it refuses); what all of them have in common is
//! added here, as [`crate::ask`] and the layers of [`crate::router`] do it for all of them.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use table::Language;
use utoipa::openapi::header::HeaderBuilder;
use utoipa::openapi::path::{Operation, Parameter, ParameterBuilder, ParameterIn, PathItem};
use utoipa::openapi::schema::{AdditionalProperties, ArrayItems, SchemaType};
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityRequirement, SecurityScheme};
use utoipa::openapi::{
    Components, Content, OpenApi, Ref, RefOr, Required, Response, ResponseBuilder, Schema, Type,
};
use utoipa::{OpenApi as _, PartialSchema as _};
use utoipa_axum::router::OpenApiRouter;

use crate::routes::live::Hello;
use crate::wire::Problem;

/// The name of the way in which a seat is proved.
const TOKEN: &str = "token";

#[derive(utoipa::OpenApi)]
#[openapi(
    info(title = "Quatorze", description = include_str!("../api.md")),
    components(schemas(Hello, Language, Problem)),
    tags(
        (name = "catalogue", description = "What can be played, and by which rules."),
        (name = "matches", description = "Creating matches, sitting down, looking."),
        (name = "play", description = "Deciding, and everything else a player can do."),
        (name = "table", description = "Questions about what lies on the table."),
        (name = "replay", description = "Looking back; match files."),
        (name = "live", description = "Being told."),
        (name = "house", description = "The server itself."),
    )
)]
struct About;

/// The document as it is sent.
pub fn json() -> &'static str {
    static JSON: LazyLock<String> = LazyLock::new(|| document().to_json().expect("it is plain data"));
    &JSON
}

/// The document.
pub fn document() -> OpenApi {
    let described =
        OpenApiRouter::with_openapi(About::openapi()).merge(crate::limited()).merge(crate::free());
    let mut document = described.into_openapi();
    let components = document.components.get_or_insert_with(Components::new);
    let mut bearer = Http::new(HttpAuthScheme::Bearer);
    bearer.description = Some("The secret of a seat: from `tokens` when the match was created.".into());
    components.add_security_scheme(TOKEN, SecurityScheme::Http(bearer));
    for (path, item) in &mut document.paths.paths {
        complete(path, item, components);
    }
    say_what_is_always_there(&document.paths.paths.values().collect::<Vec<_>>(), components);
    document
}

/// Adds to an address what its routes have in common with all others.
fn complete(path: &str, item: &mut PathItem, components: &Components) {
    let named = path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    let mut parameters: Vec<Parameter> = named.map(in_path).collect();
    let is_limited = path != "/health";
    if is_limited {
        parameters.push(
            ParameterBuilder::new()
                .name("lang")
                .parameter_in(ParameterIn::Query)
                .required(Required::False)
                .description(Some("The language of the answer."))
                .schema(Some(Ref::from_schema_name("Language")))
                .build(),
        );
        item.parameters = Some(parameters.into_iter().map(RefOr::T).collect());
    }
    let of_match = path.contains("{id}");
    for operation in [&mut item.post, &mut item.put].into_iter().flatten() {
        refusal(operation, "403", "The page comes from another site, or the seat is not yours");
        body(operation, components);
    }
    for operation in [&mut item.get, &mut item.post, &mut item.put].into_iter().flatten() {
        if of_match {
            let nobody = SecurityRequirement::default();
            let anybody = || vec![nobody.clone(), SecurityRequirement::new::<_, [&str; 0], _>(TOKEN, [])];
            match &operation.security {
                None => {
                    operation.security = Some(anybody());
                    refusal(operation, "401", "The token opens no seat of this match");
                }
                Some(ways) if ways.contains(&nobody) => {}
                Some(_) => {
                    refusal(operation, "401", "There is no token, or it opens no seat of this match");
                }
            }
            refusal(operation, "404", "There is no such match");
            refusal(operation, "500", "The match can neither be read nor kept: nothing was changed");
        }
        if operation.parameters.is_some() || path.contains("{number}") {
            refusal(operation, "400", "The address or the query cannot be understood");
        }
        if is_limited {
            refusal(operation, "429", "Too many requests");
            for (status, response) in &mut operation.responses.responses {
                if let RefOr::T(response) = response {
                    as_problem(status, response);
                }
            }
        }
    }
}

/// What the parts of an address are called.
fn in_path(name: &str) -> Parameter {
    let (what, schema) = match name {
        "id" => ("The match.", String::schema()),
        "number" => ("The entry: 0 is the set-up.", u64::schema()),
        "game" => ("The game, as in the catalogue.", String::schema()),
        "scenario" => {
            ("The scenario, as in the catalogue or drawn from what stands there.", String::schema())
        }
        unknown => unreachable!("nobody has said what {{{unknown}}} stands for"),
    };
    ParameterBuilder::new()
        .name(name)
        .parameter_in(ParameterIn::Path)
        .required(Required::True)
        .description(Some(what))
        .schema(Some(schema))
        .build()
}

/// A refusal, unless the route has its own words for it.
fn refusal(operation: &mut Operation, status: &str, why: &str) {
    let said = operation.responses.responses.entry(status.to_string());
    said.or_insert_with(|| ResponseBuilder::new().description(why).build().into());
}

/// Every refusal looks the same.
fn as_problem(status: &str, response: &mut Response) {
    if status < "400" {
        return;
    }
    let problem = Content::new(Some(Ref::from_schema_name("Problem")));
    response.content.insert("application/json".to_string(), problem.into());
    if status == "429" {
        let header = HeaderBuilder::new()
            .schema(Some(u64::schema()))
            .description(Some("For how many seconds, where that is known."))
            .build();
        response.headers.insert("Retry-After".to_string(), header.into());
    }
}

/// What can be wrong with a body, and whether there has to be one: what may be left out altogether has to say nothing.
fn body(operation: &mut Operation, components: &Components) {
    let Some(RefOr::T(body)) = &mut operation.request_body else { return };
    let mut needed = true;
    let mut acts = "";
    if let Some(RefOr::T(content)) = body.content.get("application/json") {
        let schema = content.schema.as_ref().and_then(|schema| resolved(schema, components));
        if let Some(Schema::Object(object)) = schema {
            needed = !object.required.is_empty();
            if object.properties.contains_key("as") && operation.security.is_some() {
                acts = ", or both seats are yours and `as` does not say which one acts";
            }
        }
        refusal(operation, "400", &format!("What was sent cannot be understood{acts}"));
    }
    if let Some(RefOr::T(body)) = &mut operation.request_body {
        body.required = Some(if needed { Required::True } else { Required::False });
    }
    refusal(operation, "413", "What was sent is too large");
}

fn resolved<'a>(schema: &'a RefOr<Schema>, components: &'a Components) -> Option<&'a Schema> {
    match schema {
        RefOr::T(schema) => Some(schema),
        RefOr::Ref(to) => match components.schemas.get(name_of(to))? {
            RefOr::T(schema) => Some(schema),
            RefOr::Ref(_) => None,
        },
    }
}

/// The name of the schema that is referred to.
pub fn name_of(to: &Ref) -> &str {
    to.ref_location.rsplit('/').next().unwrap_or_default()
}

/// What is read may lack whatever may be null; what is answered has it, as null. The derived schemas do not tell one from
/// the other: whatever an answer is made of says here that it is all there.
fn say_what_is_always_there(items: &[&PathItem], components: &mut Components) {
    let mut answered = BTreeSet::new();
    let operations = items.iter().flat_map(|item| [&item.get, &item.post, &item.put]).flatten();
    for response in operations.flat_map(|operation| operation.responses.responses.values()) {
        let RefOr::T(response) = response else { continue };
        for content in response.content.values() {
            if let RefOr::T(Content { schema: Some(schema), .. }) = content {
                collect(schema, components, &mut answered);
            }
        }
    }
    for name in answered {
        if let Some(RefOr::T(schema)) = components.schemas.get_mut(&name) {
            require(schema);
        }
    }
}

/// The names of everything that a schema is made of.
fn collect(schema: &RefOr<Schema>, components: &Components, names: &mut BTreeSet<String>) {
    match schema {
        RefOr::Ref(to) => {
            if names.insert(name_of(to).to_string())
                && let Some(schema) = components.schemas.get(name_of(to))
            {
                collect(schema, components, names);
            }
        }
        RefOr::T(schema) => parts(schema).into_iter().for_each(|part| collect(part, components, names)),
    }
}

/// What a schema is made of.
fn parts(schema: &Schema) -> Vec<&RefOr<Schema>> {
    match schema {
        Schema::Object(object) => {
            let more = match object.additional_properties.as_deref() {
                Some(AdditionalProperties::RefOr(schema)) => Some(schema),
                _ => None,
            };
            object.properties.values().chain(more).collect()
        }
        Schema::Array(array) => match &array.items {
            ArrayItems::RefOrSchema(items) => vec![items],
            ArrayItems::False => Vec::new(),
        },
        Schema::OneOf(one) => one.items.iter().collect(),
        Schema::AllOf(all) => all.items.iter().collect(),
        Schema::AnyOf(any) => any.items.iter().collect(),
        _ => Vec::new(),
    }
}

/// Says of every field that may be null that it is there.
fn require(schema: &mut Schema) {
    match schema {
        Schema::Object(object) => {
            for (name, field) in &object.properties {
                if may_be_null(field) && !object.required.contains(name) {
                    object.required.push(name.clone());
                }
            }
        }
        Schema::OneOf(one) => {
            for item in &mut one.items {
                if let RefOr::T(schema) = item {
                    require(schema);
                }
            }
        }
        _ => {}
    }
}

fn may_be_null(schema: &RefOr<Schema>) -> bool {
    let null = |kind: &SchemaType| match kind {
        SchemaType::Type(kind) => *kind == Type::Null,
        SchemaType::Array(kinds) => kinds.contains(&Type::Null),
        SchemaType::AnyValue => false,
    };
    match schema {
        RefOr::T(Schema::Object(object)) => null(&object.schema_type),
        RefOr::T(Schema::Array(array)) => null(&array.schema_type),
        RefOr::T(Schema::OneOf(one)) => one.items.iter().any(may_be_null),
        _ => false,
    }
}
