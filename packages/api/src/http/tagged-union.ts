import { Schema, SchemaAST } from "effect";

/** A schema of several forms, each of which has another value in one field: its tag. */
export interface TaggedUnion {
  readonly tag: string;
  /** The form of a value by its tag; undefined if no form has that tag. A value that is not an object has none. */
  readonly formOf: (value: unknown) => Schema.Codec<unknown, unknown> | undefined;
  /** What a tag may be, as the refusal of another one says it. */
  readonly expected: string;
}

interface Form {
  readonly ast: SchemaAST.AST;
  readonly value: unknown;
  /** Whether it is meant where the tag is left out. */
  readonly isUsual: boolean;
}

/** The forms of a union by what each demands of this field; undefined where one demands no value of its own. */
function formsBy(tag: PropertyKey, members: readonly SchemaAST.Objects[]): readonly Form[] | null {
  const forms = members.flatMap((ast) => {
    const type = ast.propertySignatures.find(({ name }) => name === tag)?.type;
    return type && SchemaAST.isLiteral(type)
      ? [{ ast, value: type.literal, isUsual: SchemaAST.isOptional(type) }]
      : [];
  });
  const values = new Set(forms.map(({ value }) => value));
  return values.size === members.length ? forms : null;
}

/** How a schema of several forms distinguishes them; null for one form, and for forms without a tag. */
export function taggedUnion({ ast }: Schema.Codec<unknown, unknown>): TaggedUnion | null {
  if (!SchemaAST.isUnion(ast) || !ast.types.every(SchemaAST.isObjects)) return null;
  const [first] = ast.types;
  for (const { name } of first?.propertySignatures ?? []) {
    const forms = formsBy(name, ast.types);
    if (forms === null || typeof name !== "string") continue;
    const byValue = new Map(
      forms.map((form) => [form.value, Schema.make<Schema.Codec<unknown, unknown>>(form.ast)]),
    );
    const usual = forms.find(({ isUsual }) => isUsual)?.value;
    return {
      tag: name,
      formOf: (value) =>
        typeof value === "object" && value !== null
          ? byValue.get(name in value ? (value as Record<string, unknown>)[name] : usual)
          : undefined,
      expected: `Expected ${forms.map(({ value }) => JSON.stringify(value)).join(" | ")}`,
    };
  }
  return null;
}
