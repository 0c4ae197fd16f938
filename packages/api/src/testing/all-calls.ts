import { contract } from "../contract/contract.ts";
import type { Call } from "../http/call.ts";
import type { Route } from "../http/route.ts";
import { routes } from "../routes/routes.ts";

export interface NamedCall {
  readonly id: string;
  readonly call: Call;
  readonly route: Route;
  /** Method and path with every value as `*`. */
  readonly address: string;
}

/** `{name}` and `:name` alike become `*`. */
export const pathPattern = (text: string): string => text.replaceAll(/\{\w+\}|:\w+/g, "*");

/** Every call of the contract with its route. */
export function allCalls(): readonly NamedCall[] {
  const table: Readonly<Record<string, Readonly<Record<string, Route>>>> = routes;
  return Object.entries(contract).flatMap(([noun, calls]) =>
    Object.entries<Call>(calls).map(([name, call]) => {
      const id = `${noun}.${name}`;
      const route = table[noun]?.[name];
      if (!route) throw new Error(`${id} has no route`);
      return { id, call, route, address: pathPattern(`${route.method} ${route.path}`) };
    }),
  );
}
