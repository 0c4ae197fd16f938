import { productDraft, variantDraft } from "../harness/product-draft.ts";
import {
  ofNone,
  branchBody,
  byBody,
  callAbout,
  COPIED_IN_FLOWS,
  inTwoWays,
  ofBranch,
  ofCompany,
  ofRow,
  type KnownCalls,
} from "./known-call.ts";

const STATUS = { status: "allincludeActive" };

/** Variants are made and changed by the calls of products. */
export const productCalls: KnownCalls<"products"> = {
  byCompany: ofCompany(STATUS),
  byBranch: ofBranch(STATUS),
  create: inTwoWays(
    byBody("branch", (subject, id, others) =>
      productDraft("made", {
        ...branchBody(subject),
        id,
        ...(others === subject ? {} : { offerId: others.offerId }),
      }),
    ),
    byBody("branch", (subject, id, { productId }) =>
      variantDraft("made", productId, { ...branchBody(subject), id }),
    ),
  ),
  update: inTwoWays(
    byBody("row", (subject) =>
      productDraft("changed", { ...branchBody(subject), id: subject.productId }),
    ),
    byBody("row", (subject, _id, { productId }) =>
      variantDraft("changed", productId, { ...branchBody(subject), id: subject.variantId }),
    ),
  ),
  // what is not the caller's is refused by its id in the response, as what is not there
  changeMany: byBody("none", ({ productId }) => ({
    changes: [{ id: productId, version: 1, values: { brand: "Changed with others" } }],
  })),
  byId: ofRow("productId"),
  copy: callAbout("row", ({ productId }, copyId) => ({
    params: { id: productId },
    query: { copyId },
  })),
  removeCopy: COPIED_IN_FLOWS,
  variantsByCompany: ofCompany({ ...STATUS, productId: "undefined" }),
  variantsByBranch: ofBranch({ ...STATUS, productId: "undefined" }),
  forFile: byBody("none", (_subject, _id, { productId, storeId, name }) => ({
    ids: [productId],
    named: [{ storeId, name, heading: "" }],
  })),
  // nothing is said of an entry of others, nor of one that is not there
  changedTogether: ofNone(() => ({ params: { entryId: "1" } })),
  history: ofRow("productId"),
};
