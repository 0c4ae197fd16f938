import { useEffect, type RefObject } from "react";
import type { ImageSlotsActor } from "./use-image-slots.ts";

/**
 * Holds the form around a place back while pictures are on their way (IMAGESLOT-M10): what is saved without them
 * would have lost them. Once all are in place the form is submitted again, as the person meant it.
 */
export function useHeldForm(place: RefObject<HTMLElement | null>, actor: ImageSlotsActor): void {
  useEffect(() => {
    const form = place.current?.closest("form");
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
  }, [place, actor]);
}
