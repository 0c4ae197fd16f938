import { useCallback, useState } from "react";

/**
 * A part that is loaded when it is first wanted: null until then, how to want it, and how to have it ready. Against
 * `lazy`, which shows its fallback for a third of a second however near the part is, it stands as soon as it came.
 * One that does not come leaves the page as it is, for there may be work on it: wanting answers false, and the next
 * time asks again. That the server is away is said by the shell.
 */
export function useOnDemand<Part>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part | null>(null);
  const want = useCallback(async (): Promise<boolean> => {
    try {
      const loaded = await load();
      setPart(() => loaded);
      return true;
    } catch {
      return false;
    }
  }, [load]);
  const prepare = useCallback(() => void load().catch(() => {}), [load]);
  return [part, want, prepare] as const;
}
