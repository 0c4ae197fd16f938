import { Schema } from "effect";

export const Country = Schema.Literals(["canada", "US"]);
export type Country = typeof Country.Type;

/** A state or province with its sales tax, in percent of the discounted total. */
export const State = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  countryId: Country,
  totalTax: Schema.Finite,
  gst: Schema.Finite,
  hst: Schema.Finite,
  pst: Schema.Finite,
  qst: Schema.Finite,
}).annotate({ identifier: "State" });
export type State = typeof State.Type;

export const City = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  stateId: Schema.String,
}).annotate({ identifier: "City" });
export type City = typeof City.Type;

/** States with their cities: what `places` counts. */
export interface Geography {
  readonly states: readonly {
    readonly id: string;
    readonly cities: readonly { readonly id: string }[];
  }[];
}
