import { useEffect, type RefObject } from "react";
import type { ImageSlotsActor } from "./use-image-slots.ts";

/**
 * Holds back the form around an element while images are being sent (IMAGESLOT-M10): what is saved without them would
 * have lost them. Once all are stored the form is submitted again, as the person meant it.
 */
export function useHeldForm(target: RefObject<HTMLElement | null>, actor: ImageSlotsActor): void {
  useEffect(() => {
    const form = target.current?.closest("form");
    if (!form) return undefined;
    const hold = (event: SubmitEvent) => {
      if (!actor.getSnapshot().hasTag("busy")) return;
      event.preventDefault();
      event.stopPropagation();
      actor.send({ type: "form.held" });
    };
    form.addEventListener("submit", hold, { capture: true });
    const ready = actor.on("form.ready", () => form.requestSubmit());
    return () => {
      form.removeEventListener("submit", hold, { capture: true });
      ready.unsubscribe();
    };
  }, [target, actor]);
}
