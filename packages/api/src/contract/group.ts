import type { Call } from "../http/call.ts";
import type { Route } from "../http/route.ts";

type Routes = Readonly<Record<string, Route>>;

/** The names in a path, so that a contract cannot forget or invent a parameter. */
type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type CallAt<R extends Route> = Call &
  ([NamesIn<R["path"]>] extends [never]
    ? { readonly params?: never }
    : {
        readonly params: Readonly<Record<NamesIn<R["path"]>, NonNullable<Call["params"]>[string]>>;
      });

/** Binds the calls of a noun to its routes: every route has its call, and every path parameter its schema. */
export const group = <
  const R extends Routes,
  const C extends { readonly [K in keyof R]: CallAt<R[K]> },
>(
  _routes: R,
  calls: C & { readonly [K in keyof C]: K extends keyof R ? unknown : never },
): C => calls;
