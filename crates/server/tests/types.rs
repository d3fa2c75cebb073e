//! What the browser client believes of the wire, `web/types.d.ts`, is made from the types that go over it.

use std::fmt::Write;

use server::document::{document, name_of};
use utoipa::openapi::schema::{AdditionalProperties, ArrayItems, Object, SchemaType};
use utoipa::openapi::{RefOr, Schema, Type};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/types.d.ts");
const COMMAND: &str = "QUATORZE_WRITE=1 cargo test -p server types";
/// The longest line of the client's files.
const WIDTH: usize = 120;

#[test]
fn the_client_knows_the_types_of_the_wire() {
    let types = types();
    if std::env::var_os("QUATORZE_WRITE").is_some() {
        std::fs::write(FILE, &types).expect("the file can be written");
    }
    let found = std::fs::read_to_string(FILE).expect("the file is there").replace("\r\n", "\n");
    let line = types.lines().zip(found.lines()).take_while(|(says, is)| says == is).count() + 1;
    assert!(
        found == types,
        "web/types.d.ts is not what the types say, from line {line} on: {COMMAND} writes it anew"
    );
}

/// Everything that goes over the wire, in TypeScript, laid out as the formatter of the client's files wants it.
fn types() -> String {
    let mut text =
        format!("// What goes over the wire. Made from the server's types, never by hand: {COMMAND}\n");
    let components = document().components.expect("there are schemas");
    for (name, schema) in &components.schemas {
        let RefOr::T(schema) = schema else { panic!("{name} is another name for something") };
        text += "\n";
        text += &comment(&words(schema).unwrap_or_default(), "");
        match schema {
            Schema::Object(object) if !object.properties.is_empty() => {
                let _ = writeln!(text, "export interface {name} {}", fields(object, ""));
            }
            Schema::OneOf(one) => {
                let _ = write!(text, "export type {name} =");
                for item in &one.items {
                    let RefOr::T(variant) = item else { panic!("{name} has a variant without words") };
                    let words = comment(&words(variant).unwrap_or_default(), "  ");
                    let variant = match variant {
                        Schema::Object(object) if !object.properties.is_empty() => fields(object, "    "),
                        _ => inline(item),
                    };
                    let _ = write!(text, "\n{words}  | {variant}");
                }
                text += ";\n";
            }
            _ => {
                let is = inline(&RefOr::T(schema.clone()));
                let line = format!("export type {name} = {is};");
                // A union that is too long for one line has one line a variant.
                let long = line.chars().count() > WIDTH;
                text += &match long {
                    true => format!("export type {name} =\n  | {};", is.replace(" | ", "\n  | ")),
                    false => line,
                };
                text += "\n";
            }
        }
    }
    text
}

/// The fields of an object, between braces.
fn fields(object: &Object, indent: &str) -> String {
    let mut text = "{\n".to_string();
    // What tells one variant from another comes first.
    let (tags, others): (Vec<_>, Vec<_>) = object.properties.iter().partition(
        |(_, field)| matches!(field, RefOr::T(Schema::Object(tag)) if tag.enum_values.as_ref().is_some_and(|values| values.len() == 1)),
    );
    for (name, field) in tags.into_iter().chain(others) {
        let words = match field {
            RefOr::Ref(to) => Some(to.description.clone()),
            RefOr::T(field) => words(field),
        };
        text += &comment(&words.unwrap_or_default(), &format!("{indent}  "));
        let optional = if object.required.contains(name) { "" } else { "?" };
        let _ = writeln!(text, "{indent}  {name}{optional}: {};", inline(field));
    }
    text + indent + "}"
}

/// A type in one line.
fn inline(schema: &RefOr<Schema>) -> String {
    let schema = match schema {
        RefOr::Ref(to) => return name_of(to).to_string(),
        RefOr::T(schema) => schema,
    };
    match schema {
        Schema::OneOf(one) => one.items.iter().map(inline).collect::<Vec<_>>().join(" | "),
        Schema::Array(array) => {
            let ArrayItems::RefOrSchema(items) = &array.items else { panic!("an array of nothing") };
            let item = inline(items);
            let many = match (array.min_items, array.max_items) {
                (Some(least), Some(most)) if least == most => format!("[{}]", vec![item; most].join(", ")),
                _ if item.contains(" | ") => format!("({item})[]"),
                _ => format!("{item}[]"),
            };
            kinds(&array.schema_type, |_| many.clone())
        }
        Schema::Object(object) => kinds(&object.schema_type, |kind| match (kind, &object.enum_values) {
            (_, Some(values)) => {
                let values = values.iter().map(|value| value.to_string().replace('"', "'"));
                values.collect::<Vec<_>>().join(" | ")
            }
            (Type::String, _) => "string".to_string(),
            (Type::Integer | Type::Number, _) => "number".to_string(),
            (Type::Boolean, _) => "boolean".to_string(),
            _ => match object.additional_properties.as_deref() {
                Some(AdditionalProperties::RefOr(values)) => format!("Record<string, {}>", inline(values)),
                _ => {
                    panic!("no TypeScript is known for {}", serde_json::to_string(object).unwrap_or_default())
                }
            },
        }),
        _ => panic!("no TypeScript is known for {}", serde_json::to_string(schema).unwrap_or_default()),
    }
}

/// What a schema may be: of some kind, or null.
fn kinds(kind: &SchemaType, name: impl Fn(&Type) -> String) -> String {
    let name = |kind: &Type| if *kind == Type::Null { "null".to_string() } else { name(kind) };
    match kind {
        SchemaType::Type(kind) => name(kind),
        SchemaType::Array(kinds) => kinds.iter().map(name).collect::<Vec<_>>().join(" | "),
        SchemaType::AnyValue => "unknown".to_string(),
    }
}

/// What is said of a schema where it stands.
fn words(schema: &Schema) -> Option<String> {
    match schema {
        Schema::Object(object) => object.description.clone(),
        Schema::Array(array) => array.description.clone(),
        Schema::OneOf(one) => one.description.clone().or_else(|| match one.items.first()? {
            RefOr::Ref(to) => Some(to.description.clone()),
            RefOr::T(_) => None,
        }),
        _ => None,
    }
}

fn comment(words: &str, indent: &str) -> String {
    let lines: Vec<&str> = words.lines().collect();
    match lines.as_slice() {
        [] => String::new(),
        [line] => format!("{indent}/** {line} */\n"),
        lines => {
            let lines: String = lines
                .iter()
                .map(|line| format!("{} * {line}", indent).trim_end().to_string() + "\n")
                .collect();
            format!("{indent}/**\n{lines}{indent} */\n")
        }
    }
}
