import { IMPORT_COLUMNS } from "@marquee/domain/products/import-columns";
import { countWords } from "@marquee/domain/wire/count-words";
import { type CsvImportContext, importResult } from "@marquee/machines/products/csv-import.model";
import { saveFile } from "@marquee/ui/browser/save-file.ts";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { Link } from "@tanstack/react-router";
import { Download } from "lucide-react";
import { useRef, useState } from "react";
import { csvText } from "../../../page-kit/list/csv.ts";

type Rest = ReturnType<typeof importResult>["rest"];

/** The rows that were not imported, as they were given, with a column of reasons. */
const saveRest = (rest: Rest) =>
  saveFile(
    "Products not imported.csv",
    csvText([
      [...IMPORT_COLUMNS.map(({ label }) => label), "Reasons"],
      ...rest.map(({ row, reasons }) => [
        ...IMPORT_COLUMNS.map(({ id }) => row.cells[id] ?? ""),
        reasons.join("; "),
      ]),
    ]),
    "text/csv;charset=utf-8",
  );

/** The most rows that are shown before the user asks for the others. */
const FIRST_SHOWN = 5;

const restText = ({ row, reasons }: Rest[number]): string => {
  const name = row.cells.name?.trim() ?? "";
  return `Row ${row.number}${name === "" ? "" : `, ${name}`}: ${reasons.join("; ")}`;
};

/** The rows that were not imported, each by its product with the reasons; of many the first, and the others on demand (PRODUCT-I20). */
function RestList({ rest }: { readonly rest: Rest }) {
  const [all, setAll] = useState(false);
  const hidden = all ? 0 : rest.length - FIRST_SHOWN;
  const list = useRef<HTMLUListElement>(null);
  return (
    <div className="flex flex-col items-start gap-2">
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Not imported"
        className="max-h-[26rem] self-stretch overflow-y-auto outline-none [overflow-wrap:anywhere]"
      >
        {(hidden > 0 ? rest.slice(0, FIRST_SHOWN) : rest).map((each) => (
          <li key={each.row.number}>{restText(each)}</li>
        ))}
      </ul>
      {hidden > 0 ? (
        <Button
          size="sm"
          onClick={() => {
            setAll(true);
            list.current?.focus();
          }}
        >
          {`Show the other ${hidden}`}
        </Button>
      ) : null}
    </div>
  );
}

const products = (count: number): string => countWords(count, "product");

const resultTitle = (made: number, updated: number): string =>
  made === 0 && updated > 0
    ? `${products(updated)} updated`
    : `${products(made)} imported${updated > 0 ? `, ${updated} updated` : ""}`;

export interface ResultStepProps {
  readonly context: CsvImportContext;
  readonly onAnother: () => void;
}

/** What was made and changed, and what was not with its reasons. */
export function ResultStep({ context, onAnother }: ResultStepProps) {
  const { made, updated, unchanged, rest } = importResult(context);
  const saved = made + updated;
  return (
    <div className="flex flex-col gap-4">
      <Note tone={saved > 0 ? "ok" : "wait"} role="status" title={resultTitle(made, updated)}>
        {[
          saved === 0 ? "Nothing was written." : null,
          made > 0 ? "New ones are under Pending until a campaign covers them." : null,
          unchanged > 0 ? `${products(unchanged)} unchanged.` : null,
        ]
          .filter((sentence) => sentence !== null)
          .join(" ")}
      </Note>
      {rest.length > 0 ? (
        <Note
          tone="wait"
          title={`${products(rest.length)} not imported`}
          action={
            <Button size="sm" onClick={() => saveRest(rest)}>
              <Download className="size-3.5" aria-hidden="true" />
              Download with reasons
            </Button>
          }
        >
          <RestList rest={rest} />
        </Note>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="primary">
          <Link to="/home/products" search={{ tab: "pending" }}>
            See the products
          </Link>
        </Button>
        <Button onClick={onAnother}>Import another file</Button>
      </div>
    </div>
  );
}
