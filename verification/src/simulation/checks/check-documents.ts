import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import {
  creditNoteDocument,
  invoiceDocument,
  type PrintableDocument,
} from "@marquee/domain/invoices/printable-document";
import { documentPdf } from "@marquee/server/invoices/document-pdf";
import { findInvoice } from "@marquee/server/invoices/queries";
import type pg from "pg";
import type { Scenario } from "../scenario/scenario.ts";
import { STAFF } from "../users/staff.ts";
import { signedInRequest } from "../users/users.ts";
import type { Books } from "./books.ts";

/** What every document of a seed says, by its number, and the bytes of one of them. */
export interface MadeDocuments {
  readonly texts: ReadonlyMap<string, string>;
  readonly bytes: readonly [number: string, pdf: string] | null;
}

/** What an invoice says before anything of it was credited: credit notes and stamps are added to it later (INV-P1). */
const asIssued = (invoice: Invoice): Invoice => ({
  ...invoice,
  creditNotes: [],
  disputeState: null,
});

/** A credit note without what was voided of it since. */
const documentsOf = (invoice: Invoice): readonly PrintableDocument[] => [
  invoiceDocument(asIssued(invoice)),
  ...invoice.creditNotes.map((note) => creditNoteDocument(invoice, { ...note, voidedOn: null })),
];

/** Makes every document of a seed, as its page and its PDF are made. */
export async function makeDocuments(
  pool: pg.Pool,
  now: number,
  { invoices }: Books,
): Promise<MadeDocuments> {
  const texts = new Map<string, string>();
  let bytes: MadeDocuments["bytes"] = null;
  const request = signedInRequest(STAFF, { pool, clock: { now: () => new Date(now) } });
  for (const { id } of invoices) {
    const invoice = await request.transaction((tx) => findInvoice({ ...request, tx }, id));
    if (!invoice) throw new Error(`invoice ${id} is not found`);
    const { seller, buyer } = invoice;
    const documents = documentsOf(invoice);
    for (const document of documents)
      texts.set(document.number, JSON.stringify({ document, seller, buyer }));
    const [document] = documents;
    if (bytes === null && document)
      bytes = [
        document.number,
        (await documentPdf({ document, seller, buyer })).toString("base64"),
      ];
  }
  return { texts, bytes };
}

/** Renames what documents name, as a merchant does years later. */
export const renameParties = (owner: pg.Pool, { storeId }: Pick<Scenario, "storeId">) =>
  owner.query(
    `with named as (update store set store_name = 'Renamed', gstin = '99' where id = $1)
     update campaign set campaign_name = 'Renamed' where store_id = $1`,
    [storeId],
  );

/** A document is the same to the byte whenever it is made (SIM-M4). */
export function compareDocuments(before: MadeDocuments, after: MadeDocuments): readonly string[] {
  const changed = [...before.texts]
    .filter(([number, text]) => after.texts.get(number) !== text)
    .map(([number]) => number);
  const [number, pdf] = before.bytes ?? [];
  const again = after.bytes?.[0] === number ? after.bytes?.[1] : undefined;
  return [
    ...changed.map((each) => `SIM-M4 ${each} says something else when it is made again`),
    ...(pdf === again ? [] : [`SIM-M4 the bytes of ${number} differ when it is made again`]),
  ];
}
