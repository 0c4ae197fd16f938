import type { Call, Fields, Page } from "@marquee/api/http/call";
import type { Refusal } from "../refusal/refusal.ts";
import type { QueryContext } from "../tenancy/request-context.ts";
import type { ListQuery } from "./list-query.ts";

/** A call that returns a list. */
export type ListCall = Call & { readonly list: true };

type Part<C, Name extends "params" | "query"> =
  C extends Readonly<Record<Name, infer F>> ? F : object;
type Field<F, Name> = Name extends keyof F ? (F extends Fields ? F[Name]["Type"] : never) : never;

/** The value of a name in an address, in whichever of the calls. */
type Value<C, Name> = C extends ListCall
  ? Field<Part<C, "params">, Name> | Field<Part<C, "query">, Name>
  : never;
/** An id or a day may be null, which is no filter; a value out of few is always one. */
type Filter<V> = string extends V ? V | null : V;

type Names<C> = C extends ListCall ? keyof Part<C, "params"> | keyof Part<C, "query"> : never;
/** `id` is another thing in every path, and an e-mail names the user a call is about: handlers give them their names. */
type NoFilter = keyof ListQuery | "encEmail" | "id";
/** What is in the path of every one of the calls: the keys that the members of a union have in common. */
type Always<C> = Exclude<keyof Part<C, "params">, NoFilter>;

/** The filters that the addresses of these calls name, and those of the server's own. */
export type FiltersOf<C extends ListCall, Own> = {
  readonly [Name in Always<C>]: Filter<Value<C, Name>>;
} & {
  readonly [Name in Exclude<Names<C>, NoFilter | Always<C>>]?: Filter<Value<C, Name>> | undefined;
} & Own;

/** The filter of a list whose path calls its company, or its branch, `id`. */
export interface OfCompany {
  readonly companyId: string | null;
  readonly storeId?: string | null | undefined;
}

/** Reads one page of a list, selected by its filters, and by page, sort and text. */
export type List<Filters, Row> = (
  context: QueryContext,
  listing: ListQuery & Filters,
) => Promise<Page<Row> | Refusal>;
