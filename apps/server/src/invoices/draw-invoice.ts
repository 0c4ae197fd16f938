import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import type { Document } from "../platform/http/handlers.ts";
import type { SignedInRequest } from "../platform/http/request.ts";
import { notFound, Refusal } from "../platform/refusal/refusal.ts";
import { creditNotePaper, invoicePaper, type Paper } from "./invoice-papers.ts";
import type { PaperDrawer } from "./paper-drawer.ts";
import { findInvoice } from "./queries.ts";

/** The invoice, or one of its credit notes by its number. */
interface AskedPaper {
  readonly id: string;
  readonly creditNote?: string | undefined;
}

function findPaper(invoice: Invoice, number: string | undefined): [string, Paper] | null {
  if (number === undefined) return [invoice.invoiceId, invoicePaper(invoice)];
  const note = invoice.creditNotes.find((each) => each.number === number);
  return note ? [note.number, creditNotePaper(invoice, note)] : null;
}

/**
 * An invoice or its credit note as a PDF. It is read in a transaction and drawn after it, in a thread of its own: no connection
 * of the database and no other request waits for it (INV-P7).
 */
export async function drawInvoice(
  request: SignedInRequest,
  papers: PaperDrawer,
  { id, creditNote }: AskedPaper,
): Promise<Document | Refusal> {
  const invoice = await request.transaction((tx) => findInvoice({ ...request, tx }, id));
  const found = invoice && findPaper(invoice, creditNote);
  if (!found) return notFound();
  const [number, paper] = found;
  const { seller, buyer } = invoice;
  const bytes = await papers.draw(request.user.email, { paper, seller, buyer });
  return bytes instanceof Refusal ? bytes : { bytes, filename: `${number}.pdf` };
}
