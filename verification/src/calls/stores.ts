import type { StoreDraft } from "@marquee/domain/stores/store.schema";
import { stableId } from "@marquee/server/demonstration/stable-id";
import { storeDraft } from "../harness/store-draft.ts";
import {
  byBody,
  callAbout,
  elsewhere,
  ofCompany,
  ofNone,
  ofRow,
  showing,
  type KnownCalls,
} from "./known-call.ts";
import type { Subject } from "./subject.ts";

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

export const storeCalls: KnownCalls<"stores"> = {
  byCompany: ofCompany(),
  byId: ofRow("storeId"),
  history: ofRow("storeId"),
  byUser: ofNone(),
  add: byBody("none", (_subject, id) =>
    storeDraft(id, {
      id,
      companyId: stableId(`company of ${id}`),
      companyBusinessName: `Company ${id}`,
      corporationId: id,
    }),
  ),
  addToCompany: byBody("adder", ({ companyId }, id) => storeDraft(id, { id, companyId })),
  update: byBody(
    "row",
    (subject, id) => {
      const { companyId, storeId } = subject;
      return storeDraft(id, { id: storeId, companyId, ...addressBody(subject) });
    },
    "stores.edit",
  ),
  updatePolicy: byBody("row", ({ storeId }) => ({ ...POLICY, id: storeId }), "stores.editPolicy"),
  branchCodeExists: callAbout("lookUp", ({ companyId }) => ({
    params: { companyId, branchCode: "montreal" },
  })),
  mailCorporation: ofNone(() => ({
    params: { corporationId: "1234567", companyName: "Maple", contactNumber: "5145550103" },
  })),
  approve: ofRow("storeId"),
  unapprove: ofRow("storeId"),
  sendBack: elsewhere("the flows of the fuzz send a branch back that awaits approval (REL-F10)"),
  approvalEffect: showing("stores.approve")(ofRow("storeId")),
  decided: showing("stores.approve")(ofCompany()),
  checks: showing("stores.approve")(ofRow("storeId")),
};
