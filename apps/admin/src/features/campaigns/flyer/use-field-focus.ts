import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import type { FlyerActor } from "./flyer-machine.ts";

const FOCUSABLE = "input:not([type=hidden]), select, textarea, button, [tabindex]";

/** Goes to the first broken field when the flow asks for it. Fields stand in `data-field` frames. */
export function useFieldFocus(actor: FlyerActor) {
  const frame = useRef<HTMLDivElement>(null);
  const request = useSelector(actor, ({ context }) => context.fields.focusRequest);
  const field = useSelector(actor, ({ context }) => context.fields.focusField);
  useEffect(() => {
    if (request === 0 || field === null) return;
    const spot = frame.current?.querySelector(`[data-field~="${field}"]`);
    spot?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    spot?.scrollIntoView({ block: "nearest" });
    // asked for again by the number, also twice for the same field
  }, [request, field]);
  return frame;
}
