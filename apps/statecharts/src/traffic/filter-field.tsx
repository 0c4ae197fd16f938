import type { ComponentProps, ReactNode } from "react";
import { FIELD } from "../panel/section.tsx";

/** What the numbers are of: fields in two columns. */
export const Filters = ({ children }: { readonly children: ReactNode }) => (
  <div className="mb-2.5 grid grid-cols-2 gap-2">{children}</div>
);

const Labelled = (props: { readonly label: string; readonly children: ReactNode }) => (
  <label className="min-w-0 text-tiny text-muted">
    <span>{props.label}</span>
    {props.children}
  </label>
);

const LOOK = `${FIELD} mt-0.5 text-ink`;

/** A day that is always chosen: its value is `YYYY-MM-DD`. */
export const FilterDay = ({
  label,
  ...input
}: ComponentProps<"input"> & { readonly label: string }) => (
  <Labelled label={label}>
    <input className={LOOK} type="date" required {...input} />
  </Labelled>
);

/** A choice of one of its options, with its label above it. */
export const FilterChoice = ({
  label,
  ...select
}: ComponentProps<"select"> & { readonly label: string }) => (
  <Labelled label={label}>
    <select className={LOOK} {...select} />
  </Labelled>
);
