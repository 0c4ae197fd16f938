import type { City, State } from "@marquee/domain/geography/geography.schema";
import { CANADA } from "./canada.ts";
import { slug } from "./slug.ts";
import { UNITED_STATES } from "./united-states.ts";

const NONE = { gst: 0, hst: 0, pst: 0, qst: 0 };

const provinces = CANADA.map(([code, name, taxes]): State => {
  const { gst, hst, pst, qst } = taxes;
  return { id: `ca-${code}`, name, countryId: "canada", ...taxes, totalTax: gst + hst + pst + qst };
});

/** American sales tax has none of the Canadian parts: all of it is in the total. */
const states = UNITED_STATES.map(([code, name, totalTax]): State => ({
  id: `us-${code}`,
  name,
  countryId: "US",
  ...NONE,
  totalTax,
}));

const citiesOf = (stateId: string, names: string): City[] =>
  names.split(", ").map((name) => ({ id: `${stateId}-${slug(name)}`, name, stateId }));

/** Both countries with their sales taxes, and the cities campaigns can be placed in. */
export const STATES: readonly State[] = [...provinces, ...states];
export const CITIES: readonly City[] = [
  ...CANADA.flatMap(([code, , , names]) => citiesOf(`ca-${code}`, names)),
  ...UNITED_STATES.flatMap(([code, , , names]) => citiesOf(`us-${code}`, names)),
];
