import { billIssues, leaveOutFirstVersion, versionOf } from "@marquee/domain/ingest/ingest-rules";
import type { IngestBill } from "@marquee/domain/ingest/ingest.schema";
import { ingestMessages } from "@marquee/domain/ingest/messages";
import type { Issue } from "@marquee/domain/validation/rule";
import { findItemOwners } from "../items/item-owners.ts";
import type { Tx } from "../platform/database/typed.ts";
import type { ImageStore } from "../platform/images/image-store.ts";
import type { IngestContext } from "../platform/ingest/ingest-context.ts";
import {
  deliveredKey,
  issueAt,
  outdatedRows,
  ingestRows,
  withoutWrong,
  type Placed,
} from "../platform/ingest/ingest-rows.ts";
import { storedHashes } from "../platform/ingest/queries.ts";
import { Refusal } from "../platform/refusal/refusal.ts";
import { atBranches, type AtBranch } from "../stores/at-branches.ts";
import { billFiles, type BillFiles } from "./bill-files.ts";
import {
  currentBills,
  holdBills,
  storeBills,
  type NewBillFile,
  type NewBillRating,
} from "./store-bills.ts";

const NO_FILES: BillFiles = { files: [], issues: [] };

/** Renders and stores the images of new bills before any transaction, which must not wait for that. */
async function findFiles(
  context: IngestContext,
  images: ImageStore,
  bills: readonly IngestBill[],
): Promise<ReadonlyMap<string, BillFiles> | Refusal> {
  const known = await context.transaction((tx) =>
    storedHashes(tx, "bills", bills.map(deliveredKey)),
  );
  const files = new Map<string, BillFiles>();
  for (const bill of bills) {
    const key = deliveredKey(bill);
    if (known.has(key) || files.has(key)) continue;
    const accepted = await billFiles(images, bill);
    if (accepted instanceof Refusal) return accepted;
    files.set(key, accepted);
  }
  return files;
}

/** Ratings of items that the bill's company does not have (INGEST-R2). */
async function foreignItems(
  tx: Tx,
  bills: readonly AtBranch<IngestBill>[],
): Promise<readonly Issue[]> {
  const ratings = bills.flatMap(({ row }) => row.billRating);
  const offers = await findItemOwners(
    tx,
    "offer",
    ratings.flatMap(({ offerId }) => offerId ?? []),
  );
  const products = await findItemOwners(
    tx,
    "product",
    ratings.flatMap(({ productId }) => productId ?? []),
  );
  const isForeign = (id: string | null, owners: typeof offers, companyId: string) =>
    id !== null && owners.get(id)?.companyId !== companyId;
  return bills.flatMap(({ at, row, owner: { companyId } }) =>
    row.billRating.flatMap(({ offerId, productId }, index) => {
      const issue = (field: string) =>
        issueAt(at, "INGEST-R2", `billRating.${index}.${field}`, ingestMessages.foreignItem);
      return [
        ...(isForeign(offerId, offers, companyId) ? [issue("offerId")] : []),
        ...(isForeign(productId, products, companyId) ? [issue("productId")] : []),
      ];
    }),
  );
}

/** All versions of a bill have the branch and the shopper of the first one that arrived (INGEST-L2). */
async function otherOwners(
  tx: Tx,
  bills: readonly AtBranch<IngestBill>[],
): Promise<readonly Issue[]> {
  const stored = await holdBills(
    tx,
    bills.map(({ row }) => row.id),
  );
  const owners = new Map<string, Pick<IngestBill, "storeId" | "userId">>(stored);
  return bills.flatMap(({ at, row }) => {
    const owner = owners.get(row.id) ?? row;
    owners.set(row.id, owner);
    const issue = (field: "storeId" | "userId", message: string) =>
      owner[field] === row[field] ? [] : [issueAt(at, "INGEST-L2", field, message)];
    return [
      ...issue("storeId", ingestMessages.otherBranch),
      ...issue("userId", ingestMessages.otherShopper),
    ];
  });
}

const toRatings = ({ row, owner }: AtBranch<IngestBill>): readonly NewBillRating[] =>
  row.billRating.map(({ ratingMedia: _media, ...rating }, position) => ({
    ...rating,
    ...owner,
    billId: row.id,
    version: versionOf(row),
    position,
  }));

/** Takes in receipts of shoppers, with ratings, images and videos, and what amends them (INGEST-L1, INGEST-L2). */
export async function ingestBills(
  context: IngestContext,
  images: ImageStore,
  delivered: readonly IngestBill[],
) {
  const bills = delivered.map(leaveOutFirstVersion);
  const files = await findFiles(context, images, bills);
  if (files instanceof Refusal) return files;
  const filesOf = (row: IngestBill): BillFiles => files.get(deliveredKey(row)) ?? NO_FILES;
  const filesAt = ({ row, owner }: AtBranch<IngestBill>): readonly NewBillFile[] =>
    filesOf(row).files.map((file) => ({
      ...file,
      ...owner,
      billId: row.id,
      version: versionOf(row),
    }));
  const receivedOn = context.now.toISOString();
  const ingestFresh = async (tx: Tx, fresh: readonly Placed<IngestBill>[]) => {
    const { issues, placed: there } = await atBranches(tx, fresh, (row) => [
      ...billIssues(row, context.now),
      ...filesOf(row).issues,
    ]);
    const foreign = [...issues, ...(await foreignItems(tx, there))];
    const wrong = [...foreign, ...(await otherOwners(tx, withoutWrong(there, foreign)))];
    const placed = withoutWrong(there, wrong);
    await storeBills(
      tx,
      placed.map(({ row: { id, userId, createdOn, ...row }, owner }) => ({
        id,
        userId,
        createdOn,
        version: versionOf(row),
        receivedOn,
        ...owner,
      })),
      placed.flatMap(toRatings),
      placed.flatMap(filesAt),
    );
    return wrong;
  };
  return ingestRows(context, "bills", bills, ingestFresh, {
    keyOf: deliveredKey,
    findOutdated: async (tx, taken) =>
      outdatedRows(
        taken,
        await currentBills(
          tx,
          taken.map(({ row }) => row.id),
        ),
      ),
  });
}
