import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import {
  creditNoteDocument,
  invoiceDocument,
  type PrintableDocument,
} from "@marquee/domain/invoices/printable-document";
import type { Document } from "../platform/http/handlers.ts";
import type { SignedInRequest } from "../platform/http/request.ts";
import { notFound, Refusal } from "../platform/refusal/refusal.ts";
import type { DocumentDrawer } from "./document-drawer.ts";
import { findInvoice } from "./queries.ts";

/** The invoice, or one of its credit notes by its number. */
interface AskedDocument {
  readonly id: string;
  readonly creditNote?: string | undefined;
}

function findDocument(
  invoice: Invoice,
  number: string | undefined,
): [string, PrintableDocument] | null {
  if (number === undefined) return [invoice.invoiceId, invoiceDocument(invoice)];
  const note = invoice.creditNotes.find((each) => each.number === number);
  return note ? [note.number, creditNoteDocument(invoice, note)] : null;
}

/** An invoice or credit note as a PDF, drawn in a thread of its own after its transaction (INV-P7). */
export async function drawInvoice(
  request: SignedInRequest,
  documents: DocumentDrawer,
  { id, creditNote }: AskedDocument,
): Promise<Document | Refusal> {
  const invoice = await request.transaction((tx) => findInvoice({ ...request, tx }, id));
  const found = invoice && findDocument(invoice, creditNote);
  if (!found) return notFound();
  const [number, document] = found;
  const { seller, buyer } = invoice;
  const bytes = await documents.draw(request.user.email, { document, seller, buyer });
  return bytes instanceof Refusal ? bytes : { bytes, filename: `${number}.pdf` };
}
