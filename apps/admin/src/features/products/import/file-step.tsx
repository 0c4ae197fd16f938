import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { IMPORT_COLUMNS } from "@marquee/domain/products/import-columns";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { FileUp } from "lucide-react";
import { useRef, useState } from "react";

export interface FileStepProps {
  readonly busy: boolean;
  /** Why the last file was not taken. */
  readonly problem: string | null;
  /** Why no file can be chosen yet. */
  readonly disabledReason: string | undefined;
  readonly onFile: (file: File) => void;
  /** Stops reading it. */
  readonly onCancel: () => void;
  readonly onSample: () => void;
}

/** A file of products: dropped or chosen. */
export function FileStep({
  busy,
  problem,
  disabledReason,
  onFile,
  onCancel,
  onSample,
}: FileStepProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file && !busy && disabledReason === undefined) onFile(file);
  };
  return (
    <div className="flex flex-col gap-4">
      {problem === null ? null : (
        <Note tone="bad" role="alert" title="This file was not taken">
          {problem}
        </Note>
      )}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
        className={classNames(
          "flex flex-col items-center gap-3 rounded-control border border-dashed px-6 py-12 text-center transition-colors",
          over ? "border-accent bg-accent-soft" : "border-line-control",
        )}
      >
        <FileUp className="size-6 text-muted" aria-hidden="true" />
        <p className="font-medium">Drop a CSV file of products here</p>
        <span className="flex gap-2">
          <Button
            variant="primary"
            busy={busy}
            disabledReason={disabledReason}
            help={HELP_LINKS.importing}
            onClick={() => chooser.current?.click()}
          >
            Choose a file
          </Button>
          {busy ? <Button onClick={onCancel}>Cancel</Button> : null}
        </span>
        <p role="status" className="text-small text-muted empty:hidden">
          {busy ? "Reading the file" : disabledReason}
        </p>
        <p className="max-w-[32.5rem] text-small text-muted">
          Each row becomes a product under Pending. Nothing is written before you have seen every
          row.
        </p>
        <input
          ref={chooser}
          type="file"
          accept=".csv,text/csv"
          aria-label="CSV file"
          disabled={busy || disabledReason !== undefined}
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            take(target.files);
            // the same file may be chosen again once it was corrected
            target.value = "";
          }}
        />
      </div>
      <div className="flex flex-col items-start gap-2">
        <p className="text-small text-muted">
          Columns that must be there:{" "}
          {IMPORT_COLUMNS.filter(({ required }) => required)
            .map(({ label }) => label)
            .join(", ")}
          ; Branch, unless one for all is chosen above or the company has one alone; Discount
          Message, where the discount is a message. Categories by the way down to them, attributes
          as “Colour: Red; Size: M”.
        </p>
        <Button size="sm" onClick={onSample}>
          Download a sample file
        </Button>
      </div>
    </div>
  );
}
