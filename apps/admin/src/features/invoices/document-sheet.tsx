import type { Invoice, Party } from "@marquee/domain/invoices/invoice.schema";
import {
  documentTitle,
  sellerLines,
  type PrintableDocument,
  type Stamp,
} from "@marquee/domain/invoices/printable-document";
import { formatAmount } from "@marquee/domain/money/format-money";
import { formatLine } from "@marquee/domain/payments/receipt-lines";
import type { ReceiptLine } from "@marquee/domain/payments/receipt.schema";
import { Wordmark } from "@marquee/ui/content/mark.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { Fragment } from "react";

const STAMP_LOOKS: Readonly<Record<Stamp, string>> = {
  PAID: "border-ok-sign text-ok-sign",
  REFUNDED: "border-accent-text text-accent-text",
  VOID: "border-bad-sign text-bad-sign",
};

/** A party as it was when the paper was issued (INV-P6). */
function PartyLines({
  label,
  lines,
  taxNumbers,
}: Party & {
  readonly label: string;
}) {
  const [name, ...address] = lines;
  return (
    <div className="min-w-0 [overflow-wrap:anywhere]">
      <p className="mb-1 text-small text-muted">{label}</p>
      <p className="font-semibold">{name}</p>
      {address.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {taxNumbers.map((number) => (
        <p key={number} className="figures text-small text-muted">
          {number}
        </p>
      ))}
    </div>
  );
}

const Facts = ({ facts }: Pick<PrintableDocument, "facts">) => (
  <dl className="grid min-w-0 flex-1 gap-x-4 gap-y-1 text-small sm:grid-cols-[auto_minmax(0,1fr)] print:grid-cols-[auto_minmax(0,1fr)]">
    {facts.map(([label, value]) => (
      <Fragment key={label}>
        <dt className="text-muted max-sm:mt-1">{label}</dt>
        <dd className="figures min-w-0 [overflow-wrap:anywhere]">{value}</dd>
      </Fragment>
    ))}
  </dl>
);

const Stamps = ({ stamps }: Pick<PrintableDocument, "stamps">) => (
  <div className="flex flex-row gap-2 sm:flex-col print:flex-col">
    {stamps.map((stamp) => (
      <p
        key={stamp}
        className={classNames(
          "rounded-control border-2 px-3 py-0.5 text-section font-bold tracking-wider",
          STAMP_LOOKS[stamp],
        )}
      >
        {stamp}
      </p>
    ))}
  </div>
);

const isStrong = ({ id }: ReceiptLine): boolean => id === "total" || id === "charge";

function LineRow({ line }: { readonly line: ReceiptLine }) {
  const strong = isStrong(line);
  return (
    <tr className={strong ? "border-t border-ink font-semibold" : "border-b border-line"}>
      <th
        scope="row"
        className={classNames(
          "py-2 pr-4 text-left align-top",
          strong ? "font-semibold" : "font-normal",
        )}
      >
        <span>{line.label}</span>
        {line.because === "" ? null : (
          <span className="figures block text-small font-normal text-muted">{line.because}</span>
        )}
      </th>
      <td
        className={classNames(
          "figures py-2 text-right align-top whitespace-nowrap",
          strong && "text-section",
        )}
      >
        {strong ? (
          <>
            <span className="mr-0.5 text-small font-medium text-muted">CAD </span>
            <span>{formatAmount(line.amount)}</span>
          </>
        ) : (
          formatLine(line)
        )}
      </td>
    </tr>
  );
}

export interface DocumentSheetProps {
  readonly document: PrintableDocument;
  /** The paper's two parties. */
  readonly parties: Pick<Invoice, "seller" | "buyer">;
}

/** A paper as its PDF has it, word by word, and light in every theme (INV-P8). */
export function DocumentSheet({ document, parties: { seller, buyer } }: DocumentSheetProps) {
  return (
    <article
      aria-label={documentTitle(document)}
      className="w-full max-w-[46.5rem] bg-surface px-4 pt-6 pb-6 text-ink scheme-light md:rounded-[4px] md:px-11 md:pt-8 md:shadow-[0_0_0_1px_var(--line),0_8px_24px_-10px_rgb(28_32_36/.2)] print:max-w-none print:p-0 print:shadow-none print:not-first:break-before-page"
    >
      <header className="flex items-start justify-between gap-4 border-b-2 border-ink pb-3.5">
        <Wordmark />
        <div className="text-right">
          <h2 className="text-title">{document.kind}</h2>
          <p className="figures whitespace-nowrap text-muted">{document.number}</p>
        </div>
      </header>
      <div className="grid gap-x-6 gap-y-4 border-b border-line-strong py-4 sm:grid-cols-2 print:grid-cols-2">
        <PartyLines {...seller} lines={sellerLines(seller)} label="From" />
        <PartyLines {...buyer} label="Billed to" />
      </div>
      <div className="flex flex-col gap-4 py-4 sm:flex-row print:flex-row">
        <Facts facts={document.facts} />
        <Stamps stamps={document.stamps} />
      </div>
      <table className="w-full border-collapse">
        <caption className="border-b border-line-strong pb-1.5 text-left text-section font-semibold [overflow-wrap:anywhere]">
          <span>{document.about}</span>
          <span className="block text-small font-normal text-muted">Amounts in CAD</span>
        </caption>
        <tbody>
          {document.lines.map((line) => (
            <LineRow key={line.id} line={line} />
          ))}
        </tbody>
      </table>
    </article>
  );
}
