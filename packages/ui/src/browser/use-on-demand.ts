import { useCallback, useState } from "react";
import { flushSync } from "react-dom";

/**
 * A part that is loaded when it is first wanted: null until then, how to want it, and how to prepare it. Unlike
 * `lazy`, which shows its fallback for a third of a second however fast the part is, it shows as soon as it is loaded.
 * One that fails leaves the page as it is, as there may be work on it: wanting returns false, and the next
 * time loads again. The shell shows that the server is away.
 */
export function useOnDemand<Part>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part | null>(null);
  const want = useCallback(async (): Promise<boolean> => {
    try {
      const loaded = await load();
      // a dialog has the focus before the next key comes
      flushSync(() => setPart(() => loaded));
      return true;
    } catch {
      return false;
    }
  }, [load]);
  const prepare = useCallback(() => void load().catch(() => {}), [load]);
  return [part, want, prepare] as const;
}
