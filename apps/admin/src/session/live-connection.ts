/** Whether changes of others arrive at this tab. Outside React, as the stream is. */
let isConnected = true;
const listeners = new Set<() => void>();

/** Records whether changes of others arrive, and calls the listeners if that has changed. */
export const setConnected = (now: boolean): void => {
  if (now === isConnected) return;
  isConnected = now;
  for (const listener of listeners) listener();
};

/** Whether changes of others arrive at this tab; true until the stream has failed (EVENT-16). */
export const readConnected = (): boolean => isConnected;

/** Calls the listener after each change, until the function that it returns is called. */
export const watchConnected = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
