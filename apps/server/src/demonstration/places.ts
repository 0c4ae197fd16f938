import type { City, State } from "@marquee/domain/geography/geography.schema";
import { oneOf, readList, readTable } from "./read-table.ts";
import { slug } from "./slug.ts";

const COLUMNS = ["country", "code", "name", "gst", "hst", "pst", "qst", "total", "cities"] as const;

/** American sales tax has none of the Canadian parts: all of it is in the total. */
const rows = readTable("states", COLUMNS).map(({ country, code, cities, name, ...taxes }) => ({
  state: {
    id: `${country === "canada" ? "ca" : "us"}-${code}`,
    name,
    countryId: oneOf(["canada", "US"], country),
    gst: Number(taxes.gst),
    hst: Number(taxes.hst),
    pst: Number(taxes.pst),
    qst: Number(taxes.qst),
    totalTax: Number(taxes.total),
  },
  cities: readList(cities),
}));

/** Both countries with their sales taxes, and the cities campaigns can be placed in. */
export const STATES: readonly State[] = rows.map(({ state }) => state);
export const CITIES: readonly City[] = rows.flatMap(({ state: { id: stateId }, cities }) =>
  cities.map((name) => ({ id: `${stateId}-${slug(name)}`, name, stateId })),
);
