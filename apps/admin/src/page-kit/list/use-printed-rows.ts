import { useState } from "react";
import { flushSync } from "react-dom";
import { usePrintPreparation } from "../print-page.ts";

/** The rows that a list has on paper: every one that fits what the address says, read when the page is printed; null otherwise. */
export function usePrintedRows<Row>(
  readRows: (use: (rows: readonly Row[]) => void) => Promise<void>,
): readonly Row[] | null {
  const [printed, setPrinted] = useState<readonly Row[] | null>(null);
  usePrintPreparation(async () => {
    let isRead = false;
    await readRows((rows) => {
      isRead = true;
      // they are on the page before the browser prints it
      flushSync(() => setPrinted(rows));
    });
    return isRead ? () => setPrinted(null) : null;
  });
  return printed;
}
