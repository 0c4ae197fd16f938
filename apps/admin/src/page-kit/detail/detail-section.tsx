import { useId, type ReactNode } from "react";

export interface DetailSectionProps {
  readonly title: string;
  /** At the end of the title's line. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page to read, under its heading. */
export function DetailSection({ title, note, children }: DetailSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-2.5">
      <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id={id} className="text-section">
          {title}
        </h2>
        {note === undefined ? null : <span className="ml-auto text-tiny text-muted">{note}</span>}
      </div>
      {children}
    </section>
  );
}

export interface NothingYetProps {
  readonly title: string;
  /** What will be here, and from when on. */
  readonly children: ReactNode;
}

/** A part without content: what will be there. */
export const NothingYet = ({ title, children }: NothingYetProps) => (
  <div className="rounded-card border border-dashed border-line-strong px-6 py-4 text-center text-muted">
    <p className="font-medium text-ink">{title}</p>
    <p>{children}</p>
  </div>
);
