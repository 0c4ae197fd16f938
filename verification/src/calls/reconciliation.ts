import { elsewhere, ofNone, PERIOD, showing, type KnownCalls } from "./known-call.ts";

const shows = showing("transactions.view");
const found = shows(elsewhere("the flows of the fuzz find a difference first (REL-F10)"));

export const reconciliationCalls: KnownCalls<"reconciliation"> = {
  overview: shows(ofNone()),
  compare: shows(ofNone()),
  differences: shows(ofNone()),
  matched: shows(ofNone()),
  byId: found,
  close: found,
  settle: found,
  money: shows(ofNone(() => ({ query: PERIOD }))),
  payoutDays: shows(ofNone(() => ({ query: PERIOD }))),
  taxTotals: shows(ofNone(() => ({ query: PERIOD }))),
};
