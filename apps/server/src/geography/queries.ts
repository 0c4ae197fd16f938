import type { City, State } from "@marquee/domain/geography/geography.schema";
import { asc, eq } from "drizzle-orm";
import type { Tx } from "../database/typed.ts";
import { city, state } from "../database/schema/schema.ts";

/** Every state and province, by country and name. */
export const listStates = (tx: Tx): Promise<State[]> =>
  tx.select().from(state).orderBy(asc(state.countryId), asc(state.name));

/** One state or province; undefined where there is none of this id. */
export async function findState(tx: Tx, id: string): Promise<State | undefined> {
  const [row] = await tx.select().from(state).where(eq(state.id, id));
  return row;
}

/** Cities by name, of one state or of all. */
export const listCities = (tx: Tx, stateId?: string): Promise<City[]> =>
  tx
    .select()
    .from(city)
    .where(stateId === undefined ? undefined : eq(city.stateId, stateId))
    .orderBy(asc(city.name), asc(city.id));

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
