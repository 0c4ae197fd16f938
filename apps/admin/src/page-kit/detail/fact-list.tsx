import { Fragment, type ReactNode } from "react";

/** A fact by its name; without a value it is left out. */
export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** A text of several lines is below its name. */
  readonly long?: boolean;
}

const isGiven = ({ value }: Fact): boolean =>
  value !== null && value !== undefined && value !== "" && value !== false;

/** Facts one below the other, as name and value. */
export const FactList = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 gap-y-1.5 text-small">
    {facts.filter(isGiven).map(({ label, value, long = false }) => (
      <Fragment key={label}>
        <dt className={long ? "col-span-2 text-muted" : "text-muted"}>{label}</dt>
        <dd
          className={
            long
              ? "col-span-2 -mt-1 whitespace-pre-line [overflow-wrap:anywhere]"
              : "figures min-w-0 text-right [overflow-wrap:anywhere]"
          }
        >
          {value}
        </dd>
      </Fragment>
    ))}
  </dl>
);
