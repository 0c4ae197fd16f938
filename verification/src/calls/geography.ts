import { ofNone, type KnownCalls } from "./known-call.ts";

export const geographyCalls: KnownCalls<"geography"> = {
  states: ofNone(),
  stateById: ofNone(() => ({ params: { id: "qc" } })),
  cities: ofNone(() => ({ params: { state: "qc" } })),
  allCities: ofNone(),
};
