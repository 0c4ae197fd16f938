import type { StoreDraft } from "@marquee/domain/stores/store.schema";
import { stableId } from "@marquee/server/demonstration/stable-id";
import { defaultRoleId } from "@marquee/server/users/default-roles";
import { companyDraft } from "../harness/company-draft.ts";
import { offerDraft } from "../harness/offer-draft.ts";
import { productDraft, variantDraft } from "../harness/product-draft.ts";
import { storeDraft } from "../harness/store-draft.ts";
import { CATEGORY } from "../harness/world.ts";
import { SHOP_PRODUCT, type Subject } from "./access-world.ts";
import { SECTION } from "./call-values.ts";

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

const branchBody = ({ companyId, storeId, home }: Subject) => ({
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
const categoryBody = (id: string) => ({
  id,
  name: `Access ${id}`,
  root: "N",
  parentId: CATEGORY.home,
  image: null,
});
const ROLE_CODE = "CAN_ADD_UPDATE";

const userBody = ({ companyId, storeId }: Subject, id: string) => ({
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

const addressBody = ({ home }: Subject): Partial<StoreDraft> =>
  home === "northline"
    ? { countryId: "US", stateId: "ny", cityId: "new-york", pincode: "10001" }
    : {};

/** The body of every call that has one, and what it is about: a branch in which something is made, or a row of its own. */
export const BODIES: Readonly<
  Record<
    string,
    { readonly kind: SubjectKind; readonly body: (subject: Subject, id: string) => unknown }
  >
> = {
  "offers.create": {
    kind: "branch",
    body: (subject, id) => offerDraft("made", { ...branchBody(subject), id }),
  },
  "offers.update": {
    kind: "row",
    body: (subject) => offerDraft("changed", { ...branchBody(subject), id: subject.offerId }),
  },
  "offers.mapProducts": {
    kind: "row",
    body: ({ offerId, productId }) => ({ id: offerId, products: [productId] }),
  },
  "products.create": {
    kind: "branch",
    body: (subject, id) => productDraft("made", { ...branchBody(subject), id }),
  },
  "products.update": {
    kind: "row",
    body: (subject) => productDraft("changed", { ...branchBody(subject), id: subject.productId }),
  },
  "products.forFile": {
    kind: "none",
    body: ({ productId, storeId }) => ({
      ids: [productId],
      named: [{ storeId, name: "Madder throw", heading: "" }],
    }),
  },
  "bills.review": { kind: "row", body: () => null },
  "users.create": { kind: "branch", body: userBody },
  "users.createIdentity": { kind: "branch", body: userBody },
  "users.update": { kind: "colleague", body: ({ email }) => ({ email, firstName: "Changed" }) },
  "categories.create": { kind: "none", body: (_subject, id) => categoryBody(id) },
  "categories.update": {
    kind: "none",
    body: () => ({ ...categoryBody(CATEGORY.throws), parentId: CATEGORY.textiles }),
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
      storeDraft(id, {
        id: subject.storeId,
        companyId: subject.companyId,
        ...addressBody(subject),
      }),
  },
  "stores.updatePolicy": { kind: "row", body: ({ storeId }) => ({ ...POLICY, id: storeId }) },
  "notifications.read": { kind: "none", body: () => ({ ids: null }) },
  "notifications.setMail": { kind: "none", body: () => ({ kinds: [] }) },
  "views.create": {
    kind: "none",
    body: (_subject, id) => ({ id, list: "Offers", name: `Access ${id}`, query: "q=linen" }),
  },
  "sections.save": {
    kind: "none",
    body: (_subject, id) => ({
      id,
      name: `Access ${id}`,
      active: "Y",
      orderNo: 0,
      tabName: "Offer",
      category: "Trending",
      isOfferSection: "Y",
      isProductSection: "N",
      startDate: "2026-03-01",
      endDate: "2026-12-01",
      configStartDate: "2026-03-02",
    }),
  },
  "sections.configureShop": {
    kind: "none",
    body: (_subject, id) => ({ id, section: SECTION, products: [SHOP_PRODUCT], type: "product" }),
  },
  "invoices.mail": { kind: "row", body: (_subject, id) => ({ id }) },
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
export const VARIANTS: typeof BODIES = {
  "products.create": {
    kind: "branch",
    body: (subject, id) => variantDraft("made", subject.productId, { ...branchBody(subject), id }),
  },
  "products.update": {
    kind: "row",
    body: (subject) =>
      variantDraft("changed", subject.productId, { ...branchBody(subject), id: subject.variantId }),
  },
};
