import { billIssues } from "@marquee/domain/ingest/ingest-rules";
import type { IngestBill } from "@marquee/domain/ingest/ingest.schema";
import { ingestMessages } from "@marquee/domain/ingest/messages";
import type { Issue } from "@marquee/domain/validation/rule";
import { insertBills, type NewBillFile, type NewBillRating } from "./queries.ts";
import type { Tx } from "../platform/database/typed.ts";
import { Refusal } from "../platform/refusal/refusal.ts";
import type { ImageStore } from "../platform/images/image-store.ts";
import { atBranches, type AtBranch } from "../stores/at-branches.ts";
import { billFiles, type BillFiles } from "./bill-files.ts";
import type { IngestContext } from "../platform/ingest/ingest-context.ts";
import { findItemOwners } from "../items/item-owners.ts";
import { storedHashes } from "../platform/ingest/queries.ts";
import { issueAt, ingestRows, withoutWrong } from "../platform/ingest/ingest-rows.ts";

const NO_FILES: BillFiles = { files: [], issues: [] };

/** Renders and stores the images of new bills before any transaction, which must not wait for that. */
async function findFiles(
  context: IngestContext,
  images: ImageStore,
  bills: readonly IngestBill[],
): Promise<ReadonlyMap<string, BillFiles> | Refusal> {
  const known = await context.transaction((tx) =>
    storedHashes(
      tx,
      "bills",
      bills.map(({ id }) => id),
    ),
  );
  const files = new Map<string, BillFiles>();
  for (const bill of bills) {
    if (known.has(bill.id) || files.has(bill.id)) continue;
    const accepted = await billFiles(images, bill);
    if (accepted instanceof Refusal) return accepted;
    files.set(bill.id, accepted);
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

const toRatings = ({ row, owner }: AtBranch<IngestBill>): readonly NewBillRating[] =>
  row.billRating.map(({ ratingMedia: _media, ...rating }, position) => ({
    ...rating,
    ...owner,
    billId: row.id,
    position,
  }));

/** Takes in receipts of shoppers, with ratings, images and videos (INGEST-L1). */
export async function ingestBills(
  context: IngestContext,
  images: ImageStore,
  bills: readonly IngestBill[],
) {
  const files = await findFiles(context, images, bills);
  if (files instanceof Refusal) return files;
  const filesAt = ({ row, owner }: AtBranch<IngestBill>): readonly NewBillFile[] =>
    (files.get(row.id) ?? NO_FILES).files.map((file) => ({ ...file, ...owner, billId: row.id }));
  return ingestRows(context, "bills", bills, async (tx, fresh) => {
    const { issues, placed: there } = await atBranches(tx, fresh, (row) => [
      ...billIssues(row, context.now),
      ...(files.get(row.id) ?? NO_FILES).issues,
    ]);
    const wrong = [...issues, ...(await foreignItems(tx, there))];
    const placed = withoutWrong(there, wrong);
    await insertBills(
      tx,
      placed.map(({ row: { id, userId, createdOn }, owner }) => ({
        id,
        userId,
        createdOn,
        ...owner,
      })),
      placed.flatMap(toRatings),
      placed.flatMap(filesAt),
    );
    return wrong;
  });
}
