/** Something that is loaded once: as a promise, and as the value it is as soon as it is there. */
export interface Once<Value> {
  (): Promise<Value>;
  /** Undefined until it is loaded. A screen that finds it need not be suspended for a promise that has come. */
  readonly value: Value | undefined;
}

/** Loads something once, and again only where that failed. The promise is the same each time. */
export function once<Value>(load: () => Promise<Value>): Once<Value> {
  let loading: Promise<Value> | null = null;
  let value: Value | undefined;
  const start = async () => {
    try {
      value = await load();
      return value;
    } catch (error) {
      loading = null;
      throw error;
    }
  };
  const open = (): Promise<Value> => (loading ??= start());
  return Object.defineProperty(open, "value", { get: () => value }) as Once<Value>;
}
