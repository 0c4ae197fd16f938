import { useEffect, useState } from "react";
import { useOnDemand } from "../browser/use-on-demand.ts";
import { TIP, type Tip } from "./tip.ts";

const load = () => import("./tip-bubble.tsx");

/** A mouse that passes by opens no tip; one that moves to the tip has not left the control. */
const REST = 400;
const LEAVE = 120;

const tipAt = (target: EventTarget | null): Tip | null => {
  const anchor = target instanceof Element ? target.closest<HTMLElement>(`[${TIP}]`) : null;
  const text = anchor?.getAttribute(TIP);
  return anchor && text ? { anchor, text } : null;
};

/** A control whose menu is open has no tip, which would cover the menu: what opens under the mouse points at the control again. */
const hasOpened = ({ anchor }: Tip): boolean => anchor.ariaExpanded === "true";

const onBubble = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-tip-bubble]") !== null;

/** Calls for tips as the page is pointed at and moved through, and for none once something is pressed. */
function watchTips(show: (tip: Tip | null) => void): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (wait: number, tip: Tip | null) => {
    clearTimeout(timer);
    timer = setTimeout(() => show(tip && hasOpened(tip) ? null : tip), wait);
  };
  const atOnce = (tip: Tip | null) => {
    clearTimeout(timer);
    show(tip);
  };
  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, listener, { capture: true, signal: stop.signal });
  on("pointerover", ({ target, pointerType }) => {
    if (pointerType === "touch") return;
    if (onBubble(target)) return clearTimeout(timer);
    const tip = tipAt(target);
    soon(tip ? REST : LEAVE, tip);
  });
  on("focusin", ({ target }) => {
    const tip = tipAt(target);
    if (tip?.anchor.matches(":focus-visible")) atOnce(tip);
  });
  on("focusout", () => atOnce(null));
  on("pointerdown", ({ target }) => (onBubble(target) ? undefined : atOnce(null)));
  on("click", ({ target }) => (onBubble(target) ? undefined : atOnce(null)));
  on("scroll", () => atOnce(null));
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

/** The one tip of the page: a short text about the control under the mouse or with the focus (`tip` on the control). */
export function Tips() {
  const [bubble, want] = useOnDemand(load);
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(
    () =>
      watchTips((next) => {
        setTip(next);
        if (next) void want();
      }),
    [want],
  );
  return tip && bubble ? <bubble.TipBubble tip={tip} onClose={() => setTip(null)} /> : null;
}
