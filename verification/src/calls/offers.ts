import { offerDraft } from "../harness/offer-draft.ts";
import {
  ofNone,
  branchBody,
  byBody,
  callAbout,
  COPIED_IN_FLOWS,
  ofBranch,
  ofCompany,
  ofRow,
  type KnownCalls,
} from "./known-call.ts";

export const offerCalls: KnownCalls<"offers"> = {
  create: byBody("branch", (subject, id) => offerDraft("made", { ...branchBody(subject), id })),
  update: byBody("row", (subject) =>
    offerDraft("changed", { ...branchBody(subject), id: subject.offerId }),
  ),
  // what is not the caller's is refused by its id in the response, as what is not there
  changeMany: byBody("none", ({ offerId }) => ({
    changes: [{ id: offerId, version: 1, values: { heading: "Changed with others" } }],
  })),
  byId: ofRow("offerId"),
  copy: callAbout("row", ({ offerId }, copyId) => ({ params: { id: offerId }, query: { copyId } })),
  removeCopy: COPIED_IN_FLOWS,
  mappedProducts: callAbout("row", ({ offerId }) => ({ params: { offerId } })),
  mappableProducts: ofRow("offerId"),
  primary: callAbout("company", ({ companyId, storeId }) => ({ params: { companyId, storeId } })),
  byCompany: ofCompany({ status: "allincludeActive" }),
  byBranch: ofBranch({ status: "allincludeActive" }),
  mapProducts: byBody("row", ({ offerId }, _id, { productId }) => ({
    id: offerId,
    products: [productId],
  })),
  // nothing is said of an entry of others, nor of one that is not there
  changedTogether: ofNone(() => ({ params: { entryId: "1" } })),
  history: ofRow("offerId"),
};
