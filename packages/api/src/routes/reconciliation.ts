import { extension, read, write } from "../http/route.ts";

export const reconciliationRoutes = {
  overview: extension(read("/reconciliation")),
  compare: extension(write("/reconciliation")),
  differences: extension(read("/reconciliation/differences")),
  matched: extension(read("/reconciliation/matched")),
  byId: extension(read("/reconciliation/differences/:id")),
  close: extension(write("/reconciliation/differences/:id/close")),
  settle: extension(write("/reconciliation/differences/:id/settle")),
  money: extension(read("/reconciliation/money")),
  payoutDays: extension(read("/reconciliation/payouts")),
  taxTotals: extension(read("/reconciliation/taxes")),
} as const;
