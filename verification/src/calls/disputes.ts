import { PAID_IN_FLOWS, showing, type KnownCalls } from "./known-call.ts";

const dispute = showing("transactions.view")(PAID_IN_FLOWS);

export const disputeCalls: KnownCalls<"disputes"> = {
  list: dispute,
  byId: dispute,
  saveEvidence: dispute,
  submit: dispute,
  accept: dispute,
};
