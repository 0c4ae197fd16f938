import { useEffect, useState } from "react";

const waiting = new Set<() => void>();

/** Calls something right after the next frame, in one batch with whatever else waits for it; returns how to cancel. */
function afterFrame(act: () => void): () => void {
  if (waiting.size === 0)
    requestAnimationFrame(() =>
      setTimeout(() => {
        const acts = [...waiting];
        waiting.clear();
        for (const each of acts) each();
      }),
    );
  waiting.add(act);
  return () => void waiting.delete(act);
}

/** A value, one frame after it was rendered; null until then. For what takes longer to render than text. */
export function useAfterFrame<Value>(value: Value): Value | null {
  const [shown, setShown] = useState<{ readonly value: Value } | null>(null);
  useEffect(() => afterFrame(() => setShown({ value })), [value]);
  return shown !== null && Object.is(shown.value, value) ? value : null;
}
