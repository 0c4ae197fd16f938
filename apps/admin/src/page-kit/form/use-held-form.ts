import { useEffect, type RefObject } from "react";

/** A running machine whose work belongs to what a form saves, such as images that are being sent. */
interface HoldingActor {
  readonly getSnapshot: () => { readonly hasTag: (tag: "busy") => boolean };
  readonly send: (event: { readonly type: "form.held" }) => void;
  readonly on: (type: "form.ready", then: () => void) => { readonly unsubscribe: () => void };
}

/**
 * Holds back the form around an element while a machine of it is busy (IMAGESLOT-M10, PRIMARY-M4): what is saved meanwhile
 * would lack its work. Once that is done the form is submitted again, as the person meant it.
 */
export function useHeldForm(target: RefObject<HTMLElement | null>, actor: HoldingActor): void {
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
