import { JsonSchema, Schema } from "effect";
import { isJson, type Json } from "./json.ts";

type Codec = Schema.Codec<unknown, unknown>;

const REFERENCE = "#/components/schemas/";

/** Collects named schemas while the operations are written down, so that each is in the document once. */
export class Components {
  readonly schemas: Record<string, unknown> = {};

  /** The schema of a value as it travels in a body. */
  of(schema: Codec): Json {
    const document = Schema.toJsonSchemaDocument(schema);
    const converted = JsonSchema.toMultiDocumentOpenApi3_1({
      dialect: "draft-2020-12",
      schemas: [document.schema],
      definitions: document.definitions,
    });
    Object.assign(this.schemas, converted.definitions);
    return { ...converted.schemas[0] };
  }

  /** The schema of a parameter: it travels as text, and is described as what it means, so numbers are numbers. */
  ofParameter(schema: Codec): Json {
    return this.of(Schema.toType(schema));
  }

  /** Whether what a schema describes has the version that an edit starts from. */
  hasVersion(schema: Json): boolean {
    const name = schema["$ref"];
    const named = typeof name === "string" ? this.schemas[name.slice(REFERENCE.length)] : schema;
    return isJson(named) && isJson(named["properties"]) && "version" in named["properties"];
  }
}
