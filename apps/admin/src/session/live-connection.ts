/** Whether changes of others arrive at this tab. Outside React, as the stream is. */
let isConnected = true;
const listeners = new Set<() => void>();

export const setConnected = (now: boolean): void => {
  if (now === isConnected) return;
  isConnected = now;
  for (const listener of listeners) listener();
};

export const readConnected = (): boolean => isConnected;

export const watchConnected = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
