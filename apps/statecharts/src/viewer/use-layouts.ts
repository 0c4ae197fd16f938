import type { ChartLayouts } from "@marquee/charts/layout/layout";
import { useEffect, useState } from "react";
import { loadLayouts } from "../charts/entries.ts";

/** Where everything of a chart stands; null until it is loaded. */
export function useLayouts(chart: string): ChartLayouts | null {
  const [stored, setStored] = useState<ChartLayouts | null>(null);
  useEffect(() => {
    let isHere = true;
    void loadLayouts(chart).then((layouts) => {
      if (isHere) setStored(layouts);
    });
    return () => {
      isHere = false;
    };
  }, [chart]);
  return stored;
}
