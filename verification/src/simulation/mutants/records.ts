import { insertBefore, neverIf, setProperty } from "../../mutation/operators.ts";
import type { SimulationMutant } from "./simulation-mutant.ts";

const ANOTHER_TRANSACTION = `await tx.execute("commit; begin; set local marquee.kind = 'system'");`;
const WEBHOOK = "payments/webhooks/process-event.ts";
const CAMPAIGN = "payments/fulfilment/make-campaign.ts";

/** Mistakes in recording what happened. */
export const RECORD_MUTANTS: readonly SimulationMutant[] = [
  {
    description: "A server that is killed leaves a campaign without an invoice.",
    file: CAMPAIGN,
    within: "makeCampaign",
    mutation: insertBefore(ANOTHER_TRANSACTION, "campaignMade"),
  },
  {
    description: "A server that is killed leaves a payer without a mail.",
    file: CAMPAIGN,
    within: "makeCampaign",
    mutation: insertBefore(ANOTHER_TRANSACTION, "invoiceMade"),
  },
  {
    description: "One failed charge is recorded each time it is reported.",
    file: "payments/fulfilment/record-transaction.ts",
    within: "recordOutcome",
    mutation: setProperty("outcomeKey", "`${key} ${newId()}`"),
  },
  {
    description: "PayPal takes 0.50 for what costs less.",
    file: "payments/attempts/queries.ts",
    within: "insertAttempt",
    mutation: setProperty("amount", "charge"),
  },
  {
    description: "A server that is killed loses the webhook it works on.",
    file: WEBHOOK,
    within: "processEvent",
    mutation: insertBefore("await markProcessed(pool, event.id, clock.now());", "attemptOfEvent"),
  },
  {
    description: "A failed charge that only a webhook tells of is lost.",
    file: WEBHOOK,
    within: "processEvent",
    mutation: neverIf("failed"),
  },
];
