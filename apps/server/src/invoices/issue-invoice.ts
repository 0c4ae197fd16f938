import { formatInvoiceNumber } from "@marquee/domain/invoices/invoice-text";
import type { InvoiceText } from "@marquee/domain/invoices/invoice.schema";
import type { Receipt } from "@marquee/domain/payments/receipt.schema";
import { and, eq } from "drizzle-orm";
import { newId } from "../platform/database/new-id.ts";
import type { Tx } from "../platform/database/typed.ts";
import { city, company, invoice, state, store } from "../schema/schema.ts";
import { nextNumber } from "./next-number.ts";

/** What an invoice is about. Its figures are those of the receipt. */
export type InvoicedSale = Pick<
  typeof invoice.$inferInsert,
  | "campaignId"
  | "checkoutId"
  | "companyId"
  | "invoiceType"
  | "offerId"
  | "payerId"
  | "paymentAmount"
  | "paymentId"
  | "paymentType"
  | "productId"
  | "storeId"
  | "userId"
> &
  Pick<InvoiceText, "campaignName" | "paidWith" | "seller" | "validFrom" | "validTill"> & {
    readonly receipt: Receipt;
  };

/** The buyer as of now: the company with its address, and the tax number of the branch. */
async function billedTo(
  tx: Tx,
  { companyId, storeId }: Pick<InvoicedSale, "companyId" | "storeId">,
) {
  const [found] = await tx
    .select({
      storeName: store.storeName,
      name: company.name,
      unit: company.address1,
      street: company.address2,
      pincode: company.pincode,
      countryId: company.countryId,
      city: city.name,
      state: state.name,
      taxNumber: store.gstin,
    })
    .from(store)
    .innerJoin(company, eq(company.id, store.companyId))
    .leftJoin(state, eq(state.id, company.stateId))
    .leftJoin(city, eq(city.id, company.cityId))
    .where(and(eq(store.companyId, companyId), eq(store.id, storeId)));
  if (!found) throw new Error(`an invoice is of no branch: ${storeId}`);
  const { name, unit, street, city: town, state: province, pincode, countryId, taxNumber } = found;
  const place = [town, province, pincode].filter(Boolean).join(", ");
  const country = countryId === "US" ? "United States" : "Canada";
  const lines = [name, [unit, street].filter(Boolean).join(", "), place, country].filter(
    (line) => line !== "",
  );
  const taxNumbers = taxNumber === "" ? [] : [`Tax number ${taxNumber}`];
  return { companyName: name, storeName: found.storeName, buyer: { lines, taxNumbers } };
}

/** Makes the invoice of what was paid for, under the next number, with all that it says. Returns the number. */
export async function insertInvoice(
  tx: Tx,
  { seller, campaignName, validFrom, validTill, paidWith, ...sale }: InvoicedSale,
  now: Date,
): Promise<string> {
  const { receipt } = sale;
  const issued = {
    seller,
    ...(await billedTo(tx, sale)),
    campaignName,
    validFrom,
    validTill,
    paidWith,
  };
  const invoiceId = formatInvoiceNumber(await nextNumber(tx, "INV", now));
  const { other: _other, ...parts } = receipt.taxParts;
  await tx.insert(invoice).values({
    ...sale,
    id: newId(),
    invoiceId,
    status: "Paid",
    amount: receipt.subtotal,
    discountAmount: receipt.discount,
    taxAmount: receipt.tax,
    ...parts,
    issued,
    createdOn: now.toISOString(),
  });
  return invoiceId;
}
