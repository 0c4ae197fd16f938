import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { namedCell } from "@marquee/domain/products/import-messages";
import {
  choiceFor,
  importResult,
  rowCounts,
  rowsToSave,
  validRows,
  type CsvImportContext,
  type ReadFile,
} from "@marquee/machines/products/csv-import.model";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { Progress } from "@marquee/ui/feedback/progress.tsx";
import { ImportTable } from "./import-table.tsx";
import type { CsvImport } from "./use-csv-import.ts";

export interface CheckStepProps {
  readonly actor: CsvImport;
  readonly context: CsvImportContext;
  readonly state: "checking" | "importing" | "interrupted";
}

const MOST_NAMED = 10;

const unknownNames = (headings: readonly string[]): string => {
  const named = headings.slice(0, MOST_NAMED).map(namedCell).join(", ");
  const more = headings.length - MOST_NAMED;
  return more > 0 ? `${named} and ${more} more` : named;
};

/** The name of the file, how it was read, and what of it is left out (PRODUCT-I12). */
function AboutFile({ file: { name, encoding, unknown } }: { readonly file: ReadFile }) {
  return (
    <>
      <p className="text-small font-medium [overflow-wrap:anywhere]">{name}</p>
      <p className="text-small text-muted">{encoding}</p>
      {unknown.length > 0 ? (
        <p className="text-small text-muted [overflow-wrap:anywhere]">
          {`Columns that are not imported, because they are unknown or repeated: ${unknownNames(unknown)}`}
        </p>
      ) : null}
    </>
  );
}

/** What the rows do with the products that are there; nothing if none is there (PRODUCT-I14). */
function RowCounts({ context }: { readonly context: CsvImportContext }) {
  if (validRows(context).every(({ match }) => match === null)) return null;
  const { added, updated, unchanged } = rowCounts(context);
  return (
    <p className="figures text-small">{`${added} new, ${updated} to update, ${unchanged} unchanged`}</p>
  );
}

const whyNothing = (valid: number): string =>
  valid === 0
    ? "Every row has a problem. Correct the file and choose it again."
    : "Every product is there as the file has it: there is nothing to import.";

/** Every row before anything is written, and while the valid ones are. */
export function CheckStep({ actor, context, state }: CheckStepProps) {
  const rows = context.file?.rows ?? [];
  const valid = validRows(context).length;
  const saved = rowsToSave(context).length;
  const responded = Object.keys(context.responses).length;
  const another = (
    <Button onClick={() => actor.send({ type: "file.removed" })}>Choose another file</Button>
  );
  const importThem = saved === 1 ? "Import 1 product" : `Import ${saved} products`;
  const { made, updated } = importResult(context);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-48 flex-1">
          <h2 className="text-section">
            {valid} of {rows.length} can be imported
          </h2>
          <RowCounts context={context} />
          {context.file ? <AboutFile file={context.file} /> : null}
        </div>
        {state === "checking" ? (
          <span className="flex flex-wrap gap-2">
            {another}
            <Button
              variant="primary"
              disabledReason={saved === 0 ? whyNothing(valid) : undefined}
              help={HELP_LINKS.importing}
              onClick={() => actor.send({ type: "import.started" })}
            >
              {importThem}
            </Button>
          </span>
        ) : null}
        {state === "importing" ? (
          <Button onClick={() => actor.send({ type: "import.stopped" })}>Stop</Button>
        ) : null}
        {state === "interrupted" ? (
          <span className="flex flex-wrap gap-2">
            {another}
            <Button variant="primary" onClick={() => actor.send({ type: "import.resumed" })}>
              Go on
            </Button>
          </span>
        ) : null}
      </div>
      {state === "checking" ? null : (
        <div className="flex flex-col gap-1.5">
          <Progress label="Importing products" percent={(100 * responded) / Math.max(1, saved)} />
          <p role="status" className="figures text-small text-muted">
            {`${responded} of ${saved} done, ${made} made${updated > 0 ? `, ${updated} updated` : ""}`}
          </p>
        </div>
      )}
      {state === "interrupted" ? (
        <Note tone="wait" role="alert" title="The import has stopped">
          {`${context.problem?.message ?? "You stopped it."} What was saved stays, and going on makes nothing twice.${
            context.problem?.reference ? ` Reference ${context.problem.reference}` : ""
          }`}
        </Note>
      ) : null}
      <ImportTable
        rows={rows}
        choiceFor={(row) => choiceFor(context, row)}
        onChoice={
          state === "checking"
            ? (numbers, choice) => actor.send({ type: "choice.made", rows: numbers, choice })
            : null
        }
      />
    </div>
  );
}
