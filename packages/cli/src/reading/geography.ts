import { list } from "./list.ts";
import { object } from "./object.ts";
import { text } from "./primitives.ts";

const city = object({ id: text });

/** The states of a country with their cities. */
export const geography = object({
  states: list(object({ id: text, cities: list(city) })),
});
