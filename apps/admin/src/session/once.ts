/** Loads something once, and again only if that failed. The promise is the same each time. */
export type Once<Value> = () => Promise<Value>;

/** Loads something once. Its promise says in the fields of React's `use` that it has come: a screen is not suspended. */
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
