import { Dispute, DisputeDetails, DisputeDraft } from "@marquee/domain/disputes/dispute.schema";
import { Flag } from "@marquee/domain/wire/field.schema";
import { idParam, savingErrors } from "../http/call.ts";
import { disputeRoutes } from "../routes/disputes.ts";
import { list, one, save } from "./calls.ts";
import { group } from "./group.ts";

const VIEW = { ability: "transactions.view" } as const;

/** A response to a dispute, which its provider is sent at once. */
const responding = {
  access: VIEW,
  params: { id: idParam },
  response: Dispute,
  errors: [...savingErrors, "Unavailable"],
} as const;

export const disputeContract = group(disputeRoutes, {
  list: list({
    summary: "Payments that their payers dispute, the soonest day to respond first",
    access: VIEW,
    query: { companyId: idParam, closed: Flag },
    response: Dispute,
    sorts: ["dueBy", "openedOn", "amount"],
  }),
  byId: one({
    summary: "A disputed payment, with the evidence that is held and its history",
    access: VIEW,
    params: { id: idParam },
    response: DisputeDetails,
  }),
  saveEvidence: save({
    summary: "Save what is written for the bank so far; nothing is sent",
    access: VIEW,
    params: { id: idParam },
    body: DisputeDraft,
    response: Dispute,
  }),
  submit: save({
    ...responding,
    summary: "Submit the evidence to the bank, once and for all",
    body: DisputeDraft,
  }),
  accept: save({
    ...responding,
    summary: "Accept a dispute: its money is the payer's",
  }),
});
