import { useEffect, useRef } from "react";

/**
 * Scrolls the payment so far that its button, which is last in it, is on the screen, each time that `reason` becomes another;
 * not without one. What failed is tried again without a search for the button.
 */
export function useInView<Element extends HTMLElement>(reason: string | null) {
  const payment = useRef<Element>(null);
  useEffect(() => {
    if (reason === null) return;
    const { current } = payment;
    current?.scrollIntoView({ block: "nearest" });
    current?.querySelector("[data-pay]")?.scrollIntoView({ block: "nearest" });
  }, [reason]);
  return payment;
}
