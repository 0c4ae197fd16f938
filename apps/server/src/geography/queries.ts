import type { Contract } from "@marquee/api/contract/contract";
import type { City, State } from "@marquee/domain/geography/geography.schema";
import { and, asc, eq } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { defineList } from "../platform/lists/define-list.ts";
import { city, state } from "../schema/schema.ts";

/** States and provinces, by country and name by default. */
export const listStates = defineList<Contract["geography"]["states"]>({
  from: state,
  id: state.id,
  select: (tx) => tx.select().from(state),
  tenantFilter: "none",
  filters: {},
  sorts: { name: state.name, countryId: state.countryId, totalTax: state.totalTax },
  sortedBy: [asc(state.countryId), asc(state.name), asc(state.id)],
  search: [state.name],
});

/** One state or province; undefined if none has this id. */
export async function findState(tx: Tx, id: string): Promise<State | undefined> {
  const [row] = await tx.select().from(state).where(eq(state.id, id));
  return row;
}

/** Whether there is a state of this id. */
export const stateExists = async (tx: Tx, id: string): Promise<boolean> =>
  (await findState(tx, id)) !== undefined;

/** Whether a state belongs to this country, and a city to this state. */
export async function placeExists(
  tx: Tx,
  {
    countryId,
    stateId,
    cityId,
  }: { readonly countryId: string; readonly stateId: string; readonly cityId: string },
): Promise<{ readonly state: boolean; readonly city: boolean }> {
  const found = await findState(tx, stateId);
  const cities = await tx.$count(city, and(eq(city.id, cityId), eq(city.stateId, stateId)));
  return { state: found?.countryId === countryId, city: cities === 1 };
}

/** Cities by name by default, of one state or of all. */
export const listCities = defineList<Contract["geography"]["cities" | "allCities"]>({
  from: city,
  id: city.id,
  select: (tx) => tx.select().from(city),
  tenantFilter: "none",
  filters: { state: (id) => eq(city.stateId, id) },
  sorts: { name: city.name, stateId: city.stateId },
  sortedBy: "name",
  search: [city.name],
});

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
