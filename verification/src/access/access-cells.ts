import type { Call } from "@marquee/api/http/call";
import { stableId } from "@marquee/server/demonstration/stable-id";
import { fuzzCalls, type FuzzCall } from "../fuzz/fuzz-call.ts";
import type { CallInput } from "../fuzz/flows/step.ts";
import { plainImage } from "../harness/test-images.ts";
import { CATEGORY } from "../harness/world.ts";
import { BODIES, type SubjectKind, VARIANTS } from "./access-bodies.ts";
import { SUBJECTS, type Subject } from "./access-world.ts";
import {
  CALL_VALUES,
  OF_BRANCH,
  OF_COMPANY,
  QUERIES,
  SECTION,
  WITHOUT_SUBJECT,
} from "./call-values.ts";
import { ELSEWHERE } from "./tried-elsewhere.ts";

/** One call about one thing, made as every user. */
export interface Cell {
  readonly target: FuzzCall;
  readonly kind: SubjectKind;
  readonly subject: Subject;
  /** The body of what is made has an id of its own each time. */
  readonly input: (freshId: string) => CallInput;
}

const IMAGE = await plainImage(8, 8).png().toBuffer();

/** Calls about a user that may name another user. */
const OF_PERSON = new Set(["session.userById", "users.end", "users.history", "users.privileges"]);

/** What `id` and `ownerId` name in the calls of a noun. */
const ID_OF: Readonly<Record<string, (subject: Subject) => string>> = {
  offers: ({ offerId }) => offerId,
  products: ({ productId }) => productId,
  companies: ({ companyId }) => companyId,
  stores: ({ storeId }) => storeId,
  images: ({ productId }) => productId,
  campaigns: ({ campaignId }) => campaignId,
  invoices: ({ invoiceId }) => invoiceId,
  payments: ({ checkoutId }) => checkoutId,
  bills: ({ billId }) => billId,
  catalog: ({ catalogId }) => catalogId,
  sections: () => SECTION,
};

/** The value of every parameter that means no company's thing. */
const FIXED: Readonly<Record<string, string>> = {
  status: "allincludeActive",
  kind: "product",
  categoryId: CATEGORY.home,
  name: "Maple",
  corporationId: "1234567",
  companyName: "Maple",
  contactNumber: "5145550103",
  branchCode: "montreal",
};

/** Reads whose id is that of an offer or product. */
const ABOUT_ITEM = new Set(["campaigns.beacons", "campaigns.ofItem", "payments.itemPayment"]);

function paramValue(name: string, { name: call, noun }: FuzzCall, subject: Subject): string {
  if (OF_COMPANY.has(call) && name === "id") return subject.companyId;
  if (OF_BRANCH.has(call) && name === "id") return subject.storeId;
  if (ABOUT_ITEM.has(call)) return subject.offerId;
  if (call === "campaigns.results") return subject.campaignId;
  const fixed = CALL_VALUES[call]?.[name] ?? FIXED[name];
  if (fixed !== undefined) return fixed;
  if (name === "companyId") return subject.companyId;
  if (name === "storeId") return subject.storeId;
  if (name === "offerId") return subject.offerId;
  if (name === "productId")
    return call.startsWith("products.variants") ? "undefined" : subject.productId;
  if (noun === "categories") return CATEGORY.home;
  const id = ID_OF[noun];
  if (id && (name === "id" || name === "ownerId")) return id(subject);
  throw new Error(
    `the matrix does not know the parameter ${name} of ${call}: say in paramOf what it is`,
  );
}

const fieldNames = (fields: Call["params"]): readonly string[] => Object.keys(fields ?? {});

function subjectKind({ name, noun, call }: FuzzCall): SubjectKind {
  const told = BODIES[name];
  if (told) return told.kind;
  const names = fieldNames(call.params);
  if (OF_PERSON.has(name)) return "person";
  if (name === "stores.branchCodeExists") return "lookUp";
  if (OF_COMPANY.has(name)) return "company";
  if (WITHOUT_SUBJECT.has(noun) || WITHOUT_SUBJECT.has(name)) return "none";
  if (call.file && names.includes("storeId")) return "branch";
  if (names.includes("companyId") || /^companies\.(byId|history)$/.test(name)) return "company";
  return names.some((each) => each !== "encEmail") ? "row" : "none";
}

function cellInput(target: FuzzCall, subject: Subject, bodies = BODIES): Cell["input"] {
  const { call, name } = target;
  const names = fieldNames(call.params).filter((each) => each !== "encEmail");
  const params = {
    ...Object.fromEntries(names.map((each) => [each, paramValue(each, target, subject)])),
    ...(OF_PERSON.has(name)
      ? { encEmail: name === "users.end" ? subject.endedEmail : subject.email }
      : {}),
  };
  const made = bodies[name];
  if (call.body && !made) throw new Error(`the matrix has no body for ${name}: add it to BODIES`);
  return (freshId) => ({
    params,
    ...(call.query && "copyId" in call.query ? { query: { copyId: freshId } } : {}),
    ...(QUERIES[name] ? { query: QUERIES[name] } : {}),
    ...(call.file ? { file: IMAGE } : {}),
    ...(made ? { body: made.body(subject, freshId) } : {}),
  });
}

function callCells(target: FuzzCall): readonly Cell[] {
  const { name, call } = target;
  const kind = subjectKind(target);
  // if nothing is named, one subject represents all
  const subjects = kind === "none" || kind === "maker" ? SUBJECTS.slice(0, 1) : SUBJECTS;
  const cells = subjects.flatMap((subject): readonly Cell[] => [
    { target, kind, subject, input: cellInput(target, subject) },
    ...(VARIANTS[name]
      ? [{ target, kind, subject, input: cellInput(target, subject, VARIANTS) }]
      : []),
  ]);
  if (kind !== "none" || !call.list || !call.query || !("companyId" in call.query)) return cells;
  // a company that narrows a list is named as one in a path is
  const narrowed = SUBJECTS.map((subject): Cell => ({
    target,
    kind: "company",
    subject,
    input: () => ({ query: { companyId: subject.companyId } }),
  }));
  return [...cells, ...narrowed];
}

/** Every call of the page about everything: generated from the contract, so that a new call is in it, or this throws. */
export const accessCells = (): readonly Cell[] =>
  fuzzCalls()
    .filter(({ noun, name }) => !(ELSEWHERE[noun] ?? ELSEWHERE[name]))
    .flatMap(callCells);

/** An id of its own for each request. */
export const freshId = (number: number): string => stableId(`access fresh ${number}`);
