import { IMPORT_COLUMNS } from "@marquee/domain/products/import-columns";
import type { ImportChange } from "@marquee/domain/products/import-update";
import type { FileRow, RowChoice } from "@marquee/machines/products/csv-import.model";
import { Pagination } from "@marquee/ui/controls/pagination.tsx";
import { Checkbox } from "@marquee/ui/fields/checkbox.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { ChangedValue, ShownValue } from "../../../page-kit/changed-value.tsx";
import { ChoiceOfAll, RowMeaning } from "./row-meaning.tsx";

interface CellProps {
  readonly text: string;
  readonly messages: readonly string[];
  readonly change: ImportChange | undefined;
  /** It says which product the row is about. */
  readonly isName: boolean;
}

function Cell({ text, messages, change, isName }: CellProps) {
  const isBroken = messages.length > 0;
  return (
    <td
      className={classNames(
        "border-b border-line px-3 py-2 align-top",
        isBroken && "bg-bad-tint shadow-[inset_3px_0_0_var(--bad-sign)]",
        change && !isBroken && "bg-accent-soft",
        isName && "min-w-48",
      )}
    >
      {change ? (
        <ChangedValue before={change.before} after={change.after} />
      ) : (
        <ShownValue>{text}</ShownValue>
      )}
      {messages.map((message) => (
        <span key={message} className="mt-1 flex gap-1 text-small font-medium text-bad-ink">
          <CircleAlert className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
          <span className="min-w-48">{message}</span>
        </span>
      ))}
    </td>
  );
}

export interface ImportTableProps {
  readonly rows: readonly FileRow[];
  readonly choiceFor: (row: FileRow) => RowChoice | null;
  /** Null once it can no longer be chosen. */
  readonly onChoice: ((rows: readonly number[], choice: RowChoice) => void) | null;
}

/** Every row of the file as it was given, with what is wrong and what it changes under the cells. */
export function ImportTable({ rows, choiceFor, onChoice }: ImportTableProps) {
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(10);
  const [onlyBroken, setOnlyBroken] = useState(false);
  const broken = rows.filter(({ problems }) => problems.length > 0);
  const shown = onlyBroken ? broken : rows;
  // A column is shown if a row has something in it, or something is wrong with it.
  const columns = IMPORT_COLUMNS.filter(({ id }) =>
    rows.some(
      ({ cells, problems, match }) =>
        (cells[id] ?? "") !== "" ||
        problems.some(({ column }) => column === id) ||
        match?.changes.some(({ column }) => column === id),
    ),
  );
  const there = rows.filter(({ match, problems }) => match !== null && problems.length === 0);
  return (
    <div className="flex flex-col gap-3">
      {there.length > 0 && onChoice ? (
        <ChoiceOfAll
          count={there.length}
          onChoice={(choice) =>
            onChoice(
              there.map(({ number }) => number),
              choice,
            )
          }
        />
      ) : null}
      {broken.length > 0 ? (
        <Checkbox
          label={
            broken.length === 1
              ? "Only the row with problems"
              : `Only the ${broken.length} rows with problems`
          }
          checked={onlyBroken}
          onCheckedChange={(only) => {
            setOnlyBroken(only);
            setPage(1);
          }}
        />
      ) : null}
      <div
        className="overflow-x-auto rounded-control border border-line-strong"
        tabIndex={0}
        role="region"
        aria-label="Rows of the file"
      >
        <table className="w-full border-collapse">
          <caption className="sr-only">Rows of the file, with what is wrong with them</caption>
          <thead>
            <tr className="h-9 bg-canvas text-left text-tiny font-medium whitespace-nowrap text-muted [&>th]:border-b [&>th]:border-line [&>th]:px-3">
              <th scope="col" className="text-right">
                Row
              </th>
              {there.length > 0 ? <th scope="col">Product</th> : null}
              {columns.map(({ id, label }) => (
                <th key={id} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.slice((page - 1) * size, page * size).map((row) => (
              <tr key={row.number}>
                <th
                  scope="row"
                  className="figures border-b border-line px-3 py-2 text-right align-top font-normal text-muted"
                >
                  {row.number}
                </th>
                {there.length > 0 ? (
                  <td className="border-b border-line px-3 py-2 align-top whitespace-nowrap">
                    <RowMeaning row={row} choice={choiceFor(row)} onChoice={onChoice} />
                  </td>
                ) : null}
                {columns.map(({ id }) => (
                  <Cell
                    key={id}
                    text={row.cells[id] ?? ""}
                    isName={id === "name"}
                    change={
                      choiceFor(row) === "update"
                        ? row.match?.changes.find(({ column }) => column === id)
                        : undefined
                    }
                    messages={row.problems
                      .filter(({ column }) => column === id)
                      .map(({ message }) => message)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pagination
        label="Pages of the file"
        page={page}
        size={size}
        total={shown.length}
        onPageChange={setPage}
        onSizeChange={(next) => {
          setSize(next);
          setPage(1);
        }}
      />
    </div>
  );
}
