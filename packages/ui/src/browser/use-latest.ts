import { useEffect, useRef, type RefObject } from "react";

/** The value of the last render, for what is called later: a callback, an actor. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
