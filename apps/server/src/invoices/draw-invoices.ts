import { DOCUMENTS_PER_FILE } from "@marquee/domain/invoices/invoice-months";
import { invoiceDocument } from "@marquee/domain/invoices/printable-document";
import type { Document } from "../platform/http/handlers.ts";
import type { SignedInRequest } from "../platform/http/request.ts";
import { notFound, Refusal } from "../platform/refusal/refusal.ts";
import { namedCompany } from "../platform/tenancy/named-company.ts";
import type { DocumentDrawer } from "./document-drawer.ts";
import type { PrintedDocument } from "./document-pdf.ts";
import { listInvoices } from "./queries.ts";

/** Which invoices: of a company or one of its branches, of a range of days, and the page of a hundred among them. */
interface AskedInvoices {
  readonly id: string;
  readonly storeId?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly page?: number | undefined;
}

/** Invoices of some days as one PDF, the oldest first (INV-B2): read in a transaction, drawn after it, as a single one. */
export async function drawInvoices(
  request: SignedInRequest,
  documents: DocumentDrawer,
  { id, ...asked }: AskedInvoices,
): Promise<Document | Refusal> {
  const company = namedCompany(request.scope, id);
  if (company instanceof Refusal) return company;
  const page = await request.transaction((tx) =>
    listInvoices(
      { ...request, tx },
      {
        ...asked,
        companyId: company.id,
        size: DOCUMENTS_PER_FILE,
        sort: "createdOn",
      },
    ),
  );
  if (page instanceof Refusal) return page;
  const [first, ...following] = page.rows.map((invoice): PrintedDocument => {
    const { seller, buyer } = invoice;
    return { document: invoiceDocument(invoice), seller, buyer };
  });
  if (first === undefined) return notFound();
  const bytes = await documents.draw(request.user.email, { ...first, following });
  return bytes instanceof Refusal ? bytes : { bytes, filename: "Invoices.pdf" };
}
