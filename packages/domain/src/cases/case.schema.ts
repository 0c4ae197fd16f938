import { Schema } from "effect";
import { shownTo } from "../access/shown-to.ts";
import { MachineId } from "../traffic/traffic.schema.ts";
import { Instant } from "../wire/field.schema.ts";
import { CASE_KINDS, WHO_KINDS } from "./case-kinds.ts";

/** The kinds of cases. */
export const CaseKind = Schema.Literals(CASE_KINDS);
export type CaseKind = typeof CaseKind.Type;

/** The actor of a step, as far as it is stored. */
const CaseWho = Schema.Struct({ kind: Schema.Literals(WHO_KINDS), name: Schema.String });
export type CaseWho = typeof CaseWho.Type;

/** Something that is stored of a case. */
const CaseFact = Schema.Struct({
  at: Instant,
  /** The state that the case was in from then on, by its id on the chart; null for what changes none. */
  state: Schema.NullOr(Schema.String),
  text: Schema.String,
  /** What else is stored of it; empty if nothing is. */
  detail: Schema.String,
  who: CaseWho,
});
export type CaseFact = typeof CaseFact.Type;

/** One payment, approval, bill or sign-up, with all that is stored of it (CASE-S1). */
export const Case = Schema.Struct({
  kind: CaseKind,
  id: Schema.String,
  /** The chart that it is a run of. */
  machine: MachineId,
  title: Schema.String,
  /** What it is about in a few words, as an amount. */
  about: Schema.String,
  /** The oldest first. */
  facts: Schema.Array(CaseFact),
  /** The rows that it was read from: "2 attempts". */
  sources: Schema.Array(Schema.String),
  /** What is not stored of such a case. */
  missing: Schema.String,
}).annotate({ identifier: "Case", ...shownTo("traffic.view") });
export type Case = typeof Case.Type;
