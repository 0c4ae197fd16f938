/** The method and path of a call. `safe` calls change nothing and may be repeated by the client on its own. */
export interface Route {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: `/${string}`;
  readonly safe?: true;
  /** A call that the specification does not have. */
  readonly isExtension?: true;
}

/** A call that only reads. */
export const read = <const Path extends `/${string}`>(path: Path) =>
  ({ method: "GET", path, safe: true }) as const;

/** A call that changes something, or asks a provider to. */
export const write = <const Path extends `/${string}`>(path: Path) =>
  ({ method: "POST", path }) as const;

/** The specification has calls that change state and are GET. They stay GET, and are never repeated or prefetched. */
export const changingGet = <const Path extends `/${string}`>(path: Path) =>
  ({ method: "GET", path }) as const;

/** A call that stores a whole record; repeating it changes nothing more. */
export const replace = <const Path extends `/${string}`>(path: Path) =>
  ({ method: "PUT", path }) as const;

/** A call of our own, beside those of the specification. */
export const extension = <const R extends Route>(route: R) =>
  ({ ...route, isExtension: true }) as const;
