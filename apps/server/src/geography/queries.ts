import type { Page } from "@marquee/api/http/call";
import type { City, State } from "@marquee/domain/geography/geography.schema";
import { and, asc, eq } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { city, state } from "../schema/schema.ts";
import { Refusal } from "../platform/http/refusal.ts";
import { holdsText, orderOf, type ListQuery } from "../platform/lists/list-query.ts";
import { readPage } from "../platform/lists/read-page.ts";

const STATE_SORT = { name: state.name, countryId: state.countryId, totalTax: state.totalTax };
const CITY_SORT = { name: city.name, stateId: city.stateId };

/** States and provinces, by country and name unless asked otherwise. */
export async function listStates(tx: Tx, query: ListQuery): Promise<Page<State> | Refusal> {
  const order =
    query.sort === undefined
      ? [asc(state.countryId), asc(state.name)]
      : orderOf(query.sort, STATE_SORT, state.id);
  if (order instanceof Refusal) return order;
  const where = holdsText(query.q, [state.name]);
  const rows = tx
    .select()
    .from(state)
    .where(where)
    .orderBy(...order);
  return readPage(query, rows, () => tx.$count(state, where));
}

/** One state or province; undefined where there is none of this id. */
export async function findState(tx: Tx, id: string): Promise<State | undefined> {
  const [row] = await tx.select().from(state).where(eq(state.id, id));
  return row;
}

/** Cities by name unless asked otherwise, of one state or, for null, of all. */
export async function listCities(
  tx: Tx,
  stateId: string | null,
  query: ListQuery,
): Promise<Page<City> | Refusal> {
  const order = orderOf(query.sort ?? "name", CITY_SORT, city.id);
  if (order instanceof Refusal) return order;
  const ofState = stateId === null ? undefined : eq(city.stateId, stateId);
  const where = and(ofState, holdsText(query.q, [city.name]));
  const rows = tx
    .select()
    .from(city)
    .where(where)
    .orderBy(...order);
  return readPage(query, rows, () => tx.$count(city, where));
}

/** Rows that are there already stay as they are. */
export async function insertGeography(
  tx: Tx,
  states: readonly State[],
  cities: readonly City[],
): Promise<void> {
  await tx
    .insert(state)
    .values([...states])
    .onConflictDoNothing();
  await tx
    .insert(city)
    .values([...cities])
    .onConflictDoNothing();
}
