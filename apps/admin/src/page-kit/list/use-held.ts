import { useState } from "react";

/** The value, or the one from before while `hold` is true. It is compared by identity: the caller memoizes it. */
export function useHeld<Value>(value: Value, hold: boolean): Value {
  const [held, setHeld] = useState(value);
  if (hold) return held;
  if (held !== value) setHeld(value);
  return value;
}
