import type { TypedField } from "@marquee/machines/onboarding/step.model";
import { useDebounced } from "@marquee/ui/browser/use-debounced.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useClient } from "../../session/session-context.tsx";
import { useFields } from "../../page-kit/form/fields-actor.ts";
import { isTaken } from "./sign-up.queries.ts";
import type { StepActor } from "./step-form.tsx";

/** How long after the last key a value is looked up (ONBOARD-M4). */
const WAIT = 300;
/** A name may be taken at any moment: an answer counts for about as long as a user looks at it. */
const STALE = 30_000;

/** Looks a value up while it is typed, and tells the step what was found. */
export function useTypedCheck(step: StepActor, field: TypedField): void {
  const client = useClient();
  const typed = useFields(step, ({ values }) => values[field].trim());
  const value = useDebounced(typed, WAIT);
  const { data } = useQuery({
    queryKey: ["signUp", "taken", field, value],
    queryFn: () => isTaken(client, field, value),
    enabled: value !== "" && value === typed,
    staleTime: STALE,
    retry: false,
  });
  useEffect(() => {
    if (data !== undefined) step.send({ type: "value.checked", field, value, isTaken: data });
  }, [step, field, value, data]);
}
