import { read, write } from "../http/route.ts";

export const reconciliationRoutes = {
  overview: read("/reconciliation"),
  compare: write("/reconciliation"),
  differences: read("/reconciliation/differences"),
  matched: read("/reconciliation/matched"),
  byId: read("/reconciliation/differences/:id"),
  close: write("/reconciliation/differences/:id/close"),
  settle: write("/reconciliation/differences/:id/settle"),
  money: read("/reconciliation/money"),
  payoutDays: read("/reconciliation/payouts"),
  taxTotals: read("/reconciliation/taxes"),
} as const;
