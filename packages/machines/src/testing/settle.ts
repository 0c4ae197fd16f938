/** Resolves after every promise that is settled by now was handled, so that an actor has received its answers. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
