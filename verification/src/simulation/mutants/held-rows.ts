import { removeFromChain, removeStatement, setArgument } from "../../mutation/operators.ts";
import type { SimulationMutant } from "./simulation-mutant.ts";

/** Locks of what is read before it is written, beside those of attempts: each protects what no constraint does. */
export const HELD_ROW_MUTANTS: readonly SimulationMutant[] = [
  {
    // Its provider refuses what is more than what is left: users are told so in other words.
    description: "A refund is checked against what was left before another one ended.",
    test: "payments/refunds/refunds-at-one-moment.test.ts",
    file: "payments/refunds/request-refund.ts",
    within: "store",
    mutation: removeStatement("lockPayment"),
  },
  {
    description: "A refund takes its days off the run that its campaign had before.",
    test: "payments/refunds/refunds-at-one-moment.test.ts",
    file: "campaigns/shorten-campaign.ts",
    within: "shortenCampaign",
    mutation: removeFromChain("for"),
  },
  {
    description: "Two campaigns that are named at the same moment have one name.",
    test: "payments/fulfilment/campaign-names.test.ts",
    file: "campaigns/insert-campaign.ts",
    within: "nameCampaign",
    mutation: removeStatement("execute"),
  },
  {
    description: "Of two changes of a campaign at the same moment the second one fails.",
    test: "campaigns/change-sponsored.test.ts",
    file: "campaigns/change-sponsored.ts",
    within: "lockCampaign",
    mutation: removeFromChain("for"),
  },
  {
    description: "A decline waits for another process that removes old ones.",
    test: "payments/attempts/limit-declines.test.ts",
    file: "payments/attempts/decline-queries.ts",
    within: "insertDecline",
    mutation: setArgument("for", 1, "{}"),
  },
  {
    description: "A refund and a lost dispute of one payment are credited at the same moment.",
    test: "payments/refunds/refunds-at-one-moment.test.ts",
    file: "invoices/credit-refunds.ts",
    within: "findCredited",
    mutation: removeFromChain("for"),
  },
  {
    description: "An approval starts days that a refund at the same moment has paid back.",
    test: "payments/refunds/refunds-at-one-moment.test.ts",
    file: "approval/change-approval.ts",
    within: "changeApproval",
    mutation: removeStatement("lockWaitingCampaigns"),
  },
];
