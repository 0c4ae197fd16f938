/** Loads something once, and again only if that failed. The promise is the same each time. */
export type Once<Value> = () => Promise<Value>;

/**
 * Loads something once. The promise says of itself that it has come, and with what, in the fields that React's `use` looks at: a
 * screen that finds it there is not suspended.
 */
export function once<Value>(load: () => Promise<Value>): Once<Value> {
  let loading: Promise<Value> | null = null;
  const start = (): Promise<Value> => {
    const promise = load();
    promise.then(
      (value) => Object.assign(promise, { status: "fulfilled", value }),
      () => {
        loading = null;
      },
    );
    return promise;
  };
  return () => (loading ??= start());
}
