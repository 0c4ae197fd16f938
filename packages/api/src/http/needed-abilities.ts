import type { AnyOf } from "@marquee/domain/access/shown-to";
import { SchemaAST, type Schema } from "effect";
import type { Access, Call } from "./call.ts";

/** What a schema is made of, one step down. */
function schemaParts(ast: SchemaAST.AST): readonly SchemaAST.AST[] {
  if (SchemaAST.isObjects(ast))
    return [...ast.propertySignatures, ...ast.indexSignatures].map(({ type }) => type);
  if (SchemaAST.isArrays(ast)) return [...ast.elements, ...ast.rest];
  if (SchemaAST.isUnion(ast)) return ast.types;
  if (SchemaAST.isDeclaration(ast)) return ast.typeParameters;
  return SchemaAST.isSuspend(ast) ? [ast.thunk()] : [];
}

const annotated = SchemaAST.resolveAt<AnyOf>("shownTo");

/** What the schema of a thing names. Rules that are added to a schema hide its own annotations, so both are read. */
const shownTo = (ast: SchemaAST.AST): AnyOf | undefined =>
  annotated(ast) ?? (ast.annotations?.["shownTo"] as AnyOf | undefined);

/** What must be held to be shown a value: an ability for each thing in it that not every user may see. */
export function abilitiesToSee(schema: Schema.Top): readonly AnyOf[] {
  const seen = new Set<SchemaAST.AST>();
  const found = new Set<AnyOf>();
  const open = [schema.ast];
  for (let ast = open.pop(); ast !== undefined; ast = open.pop()) {
    if (seen.has(ast)) continue;
    seen.add(ast);
    const abilities = shownTo(ast);
    if (abilities) found.add(abilities);
    open.push(...schemaParts(ast));
  }
  return [...found];
}

function abilitiesToCall(access: Access): readonly AnyOf[] {
  if (typeof access !== "object") return [];
  if ("ability" in access) return [[access.ability]];
  if ("anyOf" in access) return [access.anyOf];
  const [first, ...others] = Object.values(access.abilityByKind);
  return first === undefined ? [] : [[first, ...others]];
}

/** All that a caller must hold: one ability of each list. What a call returns is part of it (API-A5). */
export const neededAbilities = ({ access, response }: Call): readonly AnyOf[] => [
  ...abilitiesToCall(access),
  ...abilitiesToSee(response),
];
