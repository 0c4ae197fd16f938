import { limitMessages } from "@marquee/domain/wire/draft-limits";
import { useFieldNote } from "./field-note.ts";

/** That a text is longer than may be stored (WIRE-D4). Nothing that is typed is cut: it would be stored as something else. */
export function LimitNote({
  value,
  most,
}: {
  readonly value: string;
  readonly most: number | undefined;
}) {
  const isWithin = most === undefined || value.length <= most;
  // it says more than the rule that finds the same
  useFieldNote(isWithin ? null : "");
  if (isWithin) return null;
  return (
    <span role="alert" className="mt-1 block text-small font-medium text-bad-sign">
      {`${limitMessages.text(most)}. This has ${value.length}.`}
    </span>
  );
}
