/** Lets every promise that is settled by now be noticed: what an actor's call answered has then arrived. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
