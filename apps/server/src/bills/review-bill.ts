import { decidedAlready, statusAfter } from "@marquee/domain/bills/bill-decision";
import type { BillDecision, BillStatus } from "@marquee/domain/bills/bill.schema";
import { billMessages } from "@marquee/domain/bills/messages";
import { notifyCompany } from "../notifications/notify-users.ts";
import { conflict, invalid, notFound, type Refusal } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { decideBill, lockBill } from "./list-queries.ts";

interface Review {
  readonly id: string;
  readonly status: BillStatus;
  readonly decision: BillDecision;
}

/** Approves or rejects a bill, once: the same decision again changes nothing, another one is refused (BILL-T3). */
export async function reviewBill(
  context: RequestContext,
  { id, status, decision }: Review,
): Promise<"Success" | Refusal> {
  const { tx, user, now } = context;
  const decided = statusAfter(decision);
  if (status !== decided)
    return invalid([{ rule: "BILL-T3", field: "status", message: billMessages.disagrees }]);
  const stored = await lockBill(context, id);
  if (stored === undefined) return notFound();
  if (stored.status === decided) return "Success";
  if (stored.status !== "N") return conflict(decidedAlready(stored.status));
  await decideBill(tx, id, {
    status: decided,
    updatedBy: user.name,
    updatedOn: now.toISOString(),
  });
  if (decided === "R") {
    const fact = {
      kind: "billRejected",
      name: stored.storeName,
      subject: id,
      amount: null,
    } as const;
    await notifyCompany(tx, stored, { ...fact, key: `bill-rejected:${id}` }, now);
  }
  return "Success";
}
