import { useDebounced } from "@marquee/ui/browser/use-debounced.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useFields } from "../form/fields-actor.ts";
import type { StepActor } from "./step-actor.ts";

/** How long typing rests before a value is looked up (ONBOARD-M4, STORE-W4). */
const WAIT = 300;
/** Another user may take a name at any moment: a result counts for as long as a user looks at it. */
const STALE = 30_000;

export interface TypedCheck<Data extends object> {
  readonly field: keyof Data & string;
  /** The key under which the results are stored, beside the value. */
  readonly queryKey: readonly string[];
  readonly isTaken: (value: string) => Promise<boolean>;
}

/** Looks a text up while it is typed, and sends the step what was found. */
export function useTypedCheck<Data extends object>(
  step: StepActor<Data>,
  { field, queryKey, isTaken }: TypedCheck<Data>,
): void {
  const typed = useFields(step, ({ values }) => String(values[field]).trim());
  const value = useDebounced(typed, WAIT);
  const { data } = useQuery({
    queryKey: [...queryKey, value],
    queryFn: () => isTaken(value),
    enabled: value !== "" && value === typed,
    staleTime: STALE,
    retry: false,
  });
  useEffect(() => {
    if (data !== undefined) step.send({ type: "value.checked", field, value, isTaken: data });
  }, [step, field, value, data]);
}
