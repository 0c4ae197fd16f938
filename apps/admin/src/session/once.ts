/** Loads something once, and again only where that failed. The promise is the same each time. */
export const once = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
  let loading: Promise<Value> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
};
