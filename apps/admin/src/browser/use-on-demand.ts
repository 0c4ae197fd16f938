import { useCallback, useState } from "react";

/**
 * A part that is loaded when it is first wanted: null until then, how to want it, and how to have it ready. Against
 * `lazy`, which shows its fallback for a third of a second however near the part is, it stands as soon as it came.
 * A part that does not come breaks the page as a screen that does not come would.
 */
export function useOnDemand<Part>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part | null>(null);
  const want = useCallback(async () => {
    try {
      const loaded = await load();
      setPart(() => loaded);
    } catch (error) {
      setPart(() => {
        throw error;
      });
    }
  }, [load]);
  // that it does not come is said when it is wanted
  const prepare = useCallback(() => void load().catch(() => {}), [load]);
  return [part, want, prepare] as const;
}
