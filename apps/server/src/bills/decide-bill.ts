import type { BillStatus, RejectReason } from "@marquee/domain/bills/bill.schema";
import { and, eq } from "drizzle-orm";
import { itsStore } from "../items/joins.ts";
import type { Tx } from "../platform/database/typed.ts";
import type { TransactionContext } from "../platform/tenancy/request-context.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import { bill, store } from "../schema/schema.ts";

/** A bill as its review needs it. */
export interface LockedBill {
  readonly status: BillStatus;
  readonly version: number;
  /** Who decided it, if a user did. */
  readonly updatedBy: string | null;
  readonly updatedOn: string | null;
  readonly rejectReason: RejectReason | null;
  readonly rejectNote: string | null;
  readonly companyId: string;
  readonly storeId: string;
  readonly storeName: string;
  readonly userId: string;
  readonly createdOn: string;
}

/** A bill of the scope with its status, which is held until the transaction ends; undefined if there is none. */
export async function lockBill(
  { tx, scope }: TransactionContext,
  id: string,
): Promise<LockedBill | undefined> {
  const [row] = await tx
    .select({
      status: bill.status,
      version: bill.version,
      updatedBy: bill.updatedBy,
      updatedOn: bill.updatedOn,
      rejectReason: bill.rejectReason,
      rejectNote: bill.rejectNote,
      companyId: bill.companyId,
      storeId: bill.storeId,
      storeName: store.storeName,
      userId: bill.userId,
      createdOn: bill.createdOn,
    })
    .from(bill)
    .innerJoin(store, itsStore(bill))
    .where(and(inScope(scope, bill.companyId, bill.storeId), eq(bill.id, id)))
    .for("update", { of: bill });
  return row;
}

/** Notes what was decided of a new bill; one that is decided stays as it is. */
export const decideBill = (
  tx: Tx,
  id: string,
  decision: {
    readonly status: BillStatus;
    readonly updatedBy: string;
    readonly updatedOn: string;
    readonly rejectReason: RejectReason | null;
    readonly rejectNote: string | null;
  },
): PromiseLike<unknown> =>
  tx
    .update(bill)
    .set(decision)
    .where(and(eq(bill.id, id), eq(bill.status, "N")));
