import type { Page } from "@marquee/api/http/call";
import { billHistoryFields } from "@marquee/domain/history/history-fields";
import { historyOf } from "../platform/audit/history.ts";
import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import type { ImageSigner } from "../platform/images/image-signer.ts";
import { inCompany, listInside } from "../platform/lists/list-inside.ts";
import type { List } from "../platform/lists/listing.ts";
import { notFound, Refusal } from "../platform/refusal/refusal.ts";
import { inBranch } from "../stores/in-branch.ts";
import { findUserNames } from "../users/queries.ts";
import { billAddresses } from "./bill-addresses.ts";
import { findVersion, listBills, listRatings, listVersions } from "./queries.ts";
import { reviewBill } from "./review-bill.ts";

/** The calls of bills, whose images and videos are returned as signed addresses (BILL-T4). */
export function billHandlers({
  imageSigner,
}: {
  readonly imageSigner: ImageSigner;
}): HandlersOf<"bills"> {
  /** The list with addresses in place of the names of files. */
  const withAddresses =
    <Filters, Stored, Row>(
      list: List<Filters, Stored>,
      sign: (addresses: ReturnType<typeof billAddresses>) => (stored: Stored) => Row,
    ): List<Filters, Row> =>
    async (reader, listing) => {
      const page: Page<Stored> | Refusal = await list(reader, listing);
      if (page instanceof Refusal) return page;
      return { ...page, rows: page.rows.map(sign(billAddresses(imageSigner, reader.now))) };
    };
  const bills = withAddresses(listBills, ({ bill }) => bill);
  const ratings = withAddresses(listRatings, ({ rating }) => rating);
  return {
    byCompany: listInside("companyId", inCompany, bills),
    byBranch: listInside("storeId", inBranch, bills),
    review: inTransaction(({ params: { id, status, decision }, query: { version }, body }, work) =>
      reviewBill(work, { id, status, decision, rejection: body, version: version ?? null }),
    ),
    history: inTransaction(async ({ params: { id } }, context) =>
      (await findVersion(context, id)) === undefined
        ? notFound()
        : historyOf(
            context,
            { noun: "bills", rowId: id, fields: billHistoryFields },
            findUserNames,
          ),
    ),
    versions: inTransaction(async ({ params: { id } }, context) =>
      (await findVersion(context, id)) === undefined
        ? notFound()
        : (await listVersions(context, id)).map(billAddresses(imageSigner, context.now).version),
    ),
    ratings: inTransaction(async ({ params, query }, work) => {
      const version = await findVersion(work, params.id);
      return version === undefined
        ? notFound()
        : ratings(work, { ...query, billId: params.id, version });
    }),
  };
}
