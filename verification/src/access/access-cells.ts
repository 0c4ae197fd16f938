import type { Call } from "@marquee/api/http/call";
import type { StoreDraft } from "@marquee/domain/stores/store.schema";
import { stableId } from "@marquee/server/demonstration/stable-id";
import { defaultRoleId } from "@marquee/server/users/default-roles";
import { fuzzCalls, type FuzzCall } from "../fuzz/fuzz-call.ts";
import type { CallInput } from "../fuzz/flows/step.ts";
import { companyDraft } from "../harness/company-draft.ts";
import { offerDraft } from "../harness/offer-draft.ts";
import { productDraft, variantDraft } from "../harness/product-draft.ts";
import { storeDraft } from "../harness/store-draft.ts";
import { plainImage } from "../harness/test-images.ts";
import { CATEGORY } from "../harness/world.ts";
import { SUBJECTS, type Subject } from "./access-world.ts";
import { ELSEWHERE, NARROWED_BY, OF_COMPANY } from "./tried-elsewhere.ts";

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

/** One call about one thing, to be made by everybody. */
export interface Cell {
  readonly target: FuzzCall;
  readonly kind: SubjectKind;
  readonly subject: Subject;
  /** The body of what is made has an id of its own each time. */
  readonly input: (freshId: string) => CallInput;
}

const IMAGE = await plainImage(8, 8).png().toBuffer();

const branchOf = ({ companyId, storeId, home }: Subject) => ({
  companyId,
  storeId,
  marketPlace: [home === "northline" ? ("United States" as const) : ("Canada" as const)],
});

const USER = {
  firstName: "Access",
  mobileNo: "4165550100",
  password: "marquee-demo",
  isAgent: "N",
};
const categoryOf = (id: string) => ({
  id,
  name: `Access ${id}`,
  root: "N",
  parentId: CATEGORY.home,
  image: null,
});
const ROLE_CODE = "CAN_ADD_UPDATE";

const userOf = ({ companyId, storeId }: Subject, id: string) => ({
  ...USER,
  email: `${id}@marquee.test`,
  roleId: defaultRoleId("Read_Only"),
  companyId,
  storeId,
});

const POLICY = {
  storeDescription: "Linen",
  warrantyPolicy: "",
  returnPolicy: "",
  deliveryPolicy: "",
  deliveryType: "Delivery",
  secondDeliveryType: "",
  deliveryNotes: null,
};

const placeOf = ({ home }: Subject): Partial<StoreDraft> =>
  home === "northline" ? { countryId: "US", stateId: "ny", cityId: "new-york" } : {};

/** The body of every call that has one, and what it is about: a branch in which something is made, or a row of its own. */
const BODIES: Readonly<
  Record<
    string,
    { readonly kind: SubjectKind; readonly body: (subject: Subject, id: string) => unknown }
  >
> = {
  "offers.create": {
    kind: "branch",
    body: (subject, id) => offerDraft("made", { ...branchOf(subject), id }),
  },
  "offers.update": {
    kind: "row",
    body: (subject) => offerDraft("changed", { ...branchOf(subject), id: subject.offerId }),
  },
  "offers.mapProducts": {
    kind: "row",
    body: ({ offerId, productId }) => ({ id: offerId, products: [productId] }),
  },
  "products.create": {
    kind: "branch",
    body: (subject, id) => productDraft("made", { ...branchOf(subject), id }),
  },
  "products.update": {
    kind: "row",
    body: (subject) => productDraft("changed", { ...branchOf(subject), id: subject.productId }),
  },
  "users.create": { kind: "branch", body: userOf },
  "users.createIdentity": { kind: "branch", body: userOf },
  "users.update": { kind: "colleague", body: ({ email }) => ({ email, firstName: "Changed" }) },
  "categories.create": { kind: "none", body: (_subject, id) => categoryOf(id) },
  "categories.update": {
    kind: "none",
    body: () => ({ ...categoryOf(CATEGORY.throws), parentId: CATEGORY.textiles }),
  },
  "companies.create": { kind: "none", body: (_subject, id) => companyDraft(id, `Access ${id}`) },
  "companies.update": {
    kind: "colleague",
    body: ({ companyId }, id) => companyDraft(companyId, `Access of ${id}`),
  },
  "stores.add": {
    kind: "none",
    body: (_subject, id) =>
      storeDraft(id, {
        id,
        companyId: stableId(`company of ${id}`),
        companyBusinessName: `Access ${id}`,
        corporationId: id,
      }),
  },
  "stores.addToCompany": {
    kind: "adder",
    body: (subject, id) => storeDraft(id, { id, companyId: subject.companyId }),
  },
  "stores.update": {
    kind: "row",
    body: (subject, id) =>
      storeDraft(id, { id: subject.storeId, companyId: subject.companyId, ...placeOf(subject) }),
  },
  "stores.updatePolicy": { kind: "row", body: ({ storeId }) => ({ ...POLICY, id: storeId }) },
  "roles.add": {
    kind: "maker",
    body: (_subject, id) => ({
      id,
      roleName: `Access ${id}`,
      isSystemRole: "N",
      privileges: [{ id: ROLE_CODE, privilegeCode: ROLE_CODE, privilegeName: "Add and update" }],
    }),
  },
};

/** Variants are made and changed by the calls of products. */
const VARIANTS: typeof BODIES = {
  "products.create": {
    kind: "branch",
    body: (subject, id) => variantDraft("made", subject.productId, { ...branchOf(subject), id }),
  },
  "products.update": {
    kind: "row",
    body: (subject) =>
      variantDraft("changed", subject.productId, { ...branchOf(subject), id: subject.variantId }),
  },
};

/** Calls about a user that may name another user. */
const OF_PERSON = new Set(["session.userById", "users.history", "users.privileges"]);

/** What `id` and `ownerId` name in the calls of a noun. */
const ID_OF: Readonly<Record<string, (subject: Subject) => string>> = {
  offers: ({ offerId }) => offerId,
  products: ({ productId }) => productId,
  companies: ({ companyId }) => companyId,
  stores: ({ storeId }) => storeId,
  images: ({ productId }) => productId,
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

function paramOf(name: string, { name: call, noun }: FuzzCall, subject: Subject): string {
  if (OF_COMPANY.has(call) && name === "id") return subject.companyId;
  const fixed = NARROWED_BY[call]?.[name] ?? FIXED[name];
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

const namesOf = (fields: Call["params"]): readonly string[] => Object.keys(fields ?? {});

function kindOf({ name, noun, call }: FuzzCall): SubjectKind {
  const told = BODIES[name];
  if (told) return told.kind;
  const names = namesOf(call.params);
  if (OF_PERSON.has(name)) return "person";
  if (name === "stores.branchCodeExists") return "lookUp";
  if (OF_COMPANY.has(name)) return "company";
  if (noun === "categories" || name === "stores.mailCorporation") return "none";
  if (call.file && names.includes("storeId")) return "branch";
  if (names.includes("companyId") || /^companies\.(byId|history)$/.test(name)) return "company";
  return names.some((each) => each !== "encEmail") ? "row" : "none";
}

function inputOf(target: FuzzCall, subject: Subject, bodies = BODIES): Cell["input"] {
  const { call, name } = target;
  const names = namesOf(call.params).filter((each) => each !== "encEmail");
  const params = {
    ...Object.fromEntries(names.map((each) => [each, paramOf(each, target, subject)])),
    ...(OF_PERSON.has(name) ? { encEmail: subject.email } : {}),
  };
  const made = bodies[name];
  if (call.body && !made) throw new Error(`the matrix has no body for ${name}: add it to BODIES`);
  return (freshId) => ({
    params,
    ...(call.query && "copyId" in call.query ? { query: { copyId: freshId } } : {}),
    ...(call.file ? { file: IMAGE } : {}),
    ...(made ? { body: made.body(subject, freshId) } : {}),
  });
}

function cellsOf(target: FuzzCall): readonly Cell[] {
  const { name, call } = target;
  const kind = kindOf(target);
  // if nothing is named, one subject represents all
  const subjects = kind === "none" || kind === "maker" ? SUBJECTS.slice(0, 1) : SUBJECTS;
  const cells = subjects.flatMap((subject): readonly Cell[] => [
    { target, kind, subject, input: inputOf(target, subject) },
    ...(VARIANTS[name]
      ? [{ target, kind, subject, input: inputOf(target, subject, VARIANTS) }]
      : []),
  ]);
  if (kind !== "none" || !call.query || !("companyId" in call.query)) return cells;
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
    .filter(({ noun, name }) => OF_COMPANY.has(name) || !(ELSEWHERE[noun] ?? ELSEWHERE[name]))
    .flatMap(cellsOf);

/** An id of its own for each request. */
export const freshId = (number: number): string => stableId(`access fresh ${number}`);
