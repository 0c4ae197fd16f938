import { useEffect, useState } from "react";

const waiting = new Set<() => void>();

/** Has something done right after the next frame, together with whatever else waits for it; answers how to call it off. */
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

/** A value, one frame later than what is drawn with it; null until then. For what takes longer to draw than words. */
export function useAfterFrame<Value>(value: Value): Value | null {
  const [drawn, setDrawn] = useState<{ readonly value: Value } | null>(null);
  useEffect(() => afterFrame(() => setDrawn({ value })), [value]);
  return drawn !== null && Object.is(drawn.value, value) ? value : null;
}
