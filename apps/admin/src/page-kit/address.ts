import type { RegisteredRouter } from "@tanstack/react-router";

/** Where a link leads: a path of the router, and its query. */
export interface Address {
  readonly to: keyof RegisteredRouter["routesByPath"];
  readonly search?: Readonly<Record<string, string | undefined>>;
}

/** A page as a link names it. */
export interface NamedAddress extends Address {
  readonly label: string;
}
