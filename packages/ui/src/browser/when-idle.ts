/** Calls once the page is at rest, or after this many milliseconds at the latest; returns how to call it off. */
export function whenIdle(callback: () => void, within: number): () => void {
  // Safari has no idle time to offer
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(callback, within);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: within });
  return () => cancelIdleCallback(handle);
}
