import type { CreditNote } from "@marquee/domain/invoices/invoice.schema";
import { ExplainedLine } from "./checkout/receipt-line.tsx";

/** What a credit note credits, line by line, ending in its total (INV-C2). Amounts are CAD. */
export const CreditLines = ({ lines }: Pick<CreditNote, "lines">) => (
  <ul>
    {lines.map((line) => (
      <li key={line.id} className="border-b border-line py-2.5 last:border-0 last:font-semibold">
        <ExplainedLine line={line} below />
      </li>
    ))}
  </ul>
);
