import type { Contract } from "@marquee/api/contract/contract";
import type { Ability } from "@marquee/domain/access/ability";
import type { CallInput } from "./call-input.ts";
import type { Subject, Things } from "./subject.ts";

/** How a call says what it is about, and so how it is rejected for those who may not see that (expected-answer.ts). */
export type SubjectKind =
  | "none"
  | "row"
  | "company"
  | "branch"
  | "person"
  | "colleague"
  | "maker"
  | "adder"
  | "lookUp";

/**
 * What a call says about a subject: what it makes has the fresh id, and what it takes into that is of `others`, which are
 * the subject itself unless another tenant's are tried. The e-mail of a path is the caller's own unless it is said.
 */
export type ExampleInput = (subject: Subject, freshId: string, others: Subject) => CallInput;

/** One way to make a call. */
export interface Example {
  readonly about: SubjectKind;
  readonly input: ExampleInput;
  /** What is required of a caller beside the contract, once it is known what the call is about. */
  readonly needs?: Ability;
}

export interface KnownCall {
  /** Without one, it cannot be made by every user in turn. */
  readonly examples: readonly Example[];
  /** What tries a call that has no example: a payment, say, is in the right state once. */
  readonly elsewhere?: string;
  /** Requests of other tenants for a call that is tried elsewhere. */
  readonly acrossTenants?: ExampleInput;
  /**
   * The abilities of which it takes one to be shown what it returns, as docs/specs say it. Written down here once more: the
   * server reads it from the schemas of the things, and is checked against this.
   */
  readonly shows?: readonly Ability[];
}

/** What is known of every call of a noun: the compiler asks for a new one. */
export type KnownCalls<Noun extends keyof Contract> = Readonly<
  Record<keyof Contract[Noun], KnownCall>
>;

/** A call that is made in this way. */
export const callAbout = (about: SubjectKind, input: ExampleInput, needs?: Ability): KnownCall => ({
  examples: [{ about, input, ...(needs === undefined ? {} : { needs }) }],
});

/** Names nothing of a company: who may make it is answered alike, whatever it names. */
export const ofNone = (input: ExampleInput = () => ({})): KnownCall => callAbout("none", input);

/** Names a company by `companyId`. */
export const ofCompany = (params: Readonly<Record<string, string>> = {}): KnownCall =>
  callAbout("company", ({ companyId }) => ({ params: { companyId, ...params } }));

/** Names a company by `id`. */
export const ofCompanyId = (): KnownCall =>
  callAbout("company", ({ companyId }) => ({ params: { id: companyId } }));

/** Names a branch by `storeId`. */
export const ofBranch = (params: Readonly<Record<string, string>> = {}): KnownCall =>
  callAbout("row", ({ storeId }) => ({ params: { storeId, ...params } }));

/** Names a row by `id`. */
export const ofRow = (
  of: keyof Things,
  params: Readonly<Record<string, string>> = {},
  needs?: Ability,
): KnownCall => callAbout("row", (subject) => ({ params: { id: subject[of], ...params } }), needs);

/** Names a user in the e-mail of its path. */
export const ofPerson = (needs?: Ability, of: "email" | "endedEmail" = "email"): KnownCall =>
  callAbout("person", (subject) => ({ params: { encEmail: subject[of] } }), needs);

/** Names what it is about in its body. */
export const byBody = (
  about: SubjectKind,
  body: (...parameters: Parameters<ExampleInput>) => unknown,
  needs?: Ability,
): KnownCall => callAbout(about, (...parameters) => ({ body: body(...parameters) }), needs);

/** Is made in one of two ways. */
export const inTwoWays = (one: KnownCall, other: KnownCall): KnownCall => ({
  examples: [...one.examples, ...other.examples],
});

/** Is no example for every user: says what tries it instead. */
export const elsewhere = (
  reason: string,
  more: Pick<KnownCall, "acrossTenants"> = {},
): KnownCall => ({ examples: [], elsewhere: reason, ...more });

/** What it returns is shown to those who hold one of the abilities. */
export const showing =
  (...shows: readonly Ability[]) =>
  (call: KnownCall): KnownCall => ({ ...call, shows });

/** Money: a payment is in the right state once. */
export const PAID_IN_FLOWS = elsewhere(
  "the flows of the fuzz make and pay a checkout first (REL-F10)",
);
export const COPIED_IN_FLOWS = elsewhere("the flows of the fuzz copy first (REL-F10)");

/** A period that reports and campaigns are read of. */
export const PERIOD = { from: "2026-03-01", to: "2026-03-31" };

/** The branch in which something is made, and where it is sold. */
export const branchBody = ({ companyId, storeId, home }: Subject) => ({
  companyId,
  storeId,
  marketPlace: [home === "northline" ? ("United States" as const) : ("Canada" as const)],
});
