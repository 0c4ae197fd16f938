import { billFacts } from "@marquee/domain/cases/bill-facts";
import type { Case } from "@marquee/domain/cases/case.schema";
import { and, eq } from "drizzle-orm";
import type { TransactionContext } from "../platform/tenancy/request-context.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import { bill, billFile, billRating, store } from "../schema/schema.ts";
import { findNames } from "./audited-rows.ts";

/** What happened to a bill (CASE-P2); undefined if there is none. */
export async function billCase(context: TransactionContext, id: string): Promise<Case | undefined> {
  const { tx, scope } = context;
  const [found] = await tx
    .select({
      userId: bill.userId,
      status: bill.status,
      version: bill.version,
      createdOn: bill.createdOn,
      updatedBy: bill.updatedBy,
      updatedOn: bill.updatedOn,
      rejectReason: bill.rejectReason,
      rejectNote: bill.rejectNote,
      storeName: store.storeName,
    })
    .from(bill)
    .innerJoin(store, eq(store.id, bill.storeId))
    .where(and(eq(bill.id, id), inScope(scope, bill.companyId, bill.storeId)));
  if (!found) return undefined;
  const ratings = await tx.$count(
    billRating,
    and(
      eq(billRating.billId, id),
      eq(billRating.version, found.version),
      inScope(scope, billRating.companyId, billRating.storeId),
    ),
  );
  const files = await tx.$count(
    billFile,
    and(
      eq(billFile.billId, id),
      eq(billFile.version, found.version),
      inScope(scope, billFile.companyId, billFile.storeId),
    ),
  );
  const nameOf = await findNames(context, [found.userId]);
  return {
    kind: "bill",
    id,
    machine: "billRecord",
    title: `A bill of ${found.storeName}`,
    about: found.userId,
    ...billFacts({ ...found, ratings, files }, nameOf),
    missing: "That a decision was begun and taken back within five seconds is not stored.",
  };
}
