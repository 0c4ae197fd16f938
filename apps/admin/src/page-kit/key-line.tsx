export interface KeyLineProps {
  /** Each key with what it does. */
  readonly keys: readonly (readonly [key: string, meaning: string])[];
}

/** What keys do, in one line, where there is a keyboard and room for it. */
export const KeyLine = ({ keys }: KeyLineProps) => (
  <p className="flex flex-wrap justify-between gap-x-3 gap-y-1 text-tiny text-muted max-md:hidden">
    {keys.map(([key, meaning]) => (
      <span key={key} className="whitespace-nowrap">
        <kbd className="rounded-small font-sans border border-line-strong px-1">{key}</kbd>{" "}
        <span>{meaning}</span>
      </span>
    ))}
  </p>
);
