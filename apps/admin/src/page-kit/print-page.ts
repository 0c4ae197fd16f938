import { useLatest } from "@marquee/ui/browser/use-latest.ts";
import { useEffect } from "react";

/** Puts on the page what it shows on paper alone; resolves to what takes it away again, or to null if that failed. */
type Preparation = () => Promise<(() => void) | null>;

const preparations = new Set<Preparation>();

/** Prints the page with all of its rows; one whose rows cannot be read is not printed. */
export async function printPage(): Promise<void> {
  const undo = await Promise.all([...preparations].map((prepare) => prepare()));
  if (undo.includes(null)) return undo.forEach((each) => each?.());
  addEventListener("afterprint", () => undo.forEach((each) => each?.()), { once: true });
  print();
}

function printByKey(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== "p" || !(event.ctrlKey || event.metaKey)) return;
  if (event.shiftKey || event.altKey) return;
  event.preventDefault();
  void printPage();
}

/** Has `prepare` run before the page is printed, by its menu or by Ctrl P (SCREEN-A5). The browser's own menu prints what is shown. */
export function usePrintPreparation(prepare: Preparation): void {
  const latest = useLatest(prepare);
  useEffect(() => {
    const each: Preparation = () => latest.current();
    if (preparations.size === 0) addEventListener("keydown", printByKey);
    preparations.add(each);
    return () => {
      preparations.delete(each);
      if (preparations.size === 0) removeEventListener("keydown", printByKey);
    };
  }, [latest]);
}
