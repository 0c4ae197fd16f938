import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { notFound } from "../platform/refusal/refusal.ts";
import { findState, listCities, listStates } from "./queries.ts";

/** States and cities are few and public: a caller who asks for no page gets all of them. */
export const geographyHandlers: HandlersOf<"geography"> = {
  states: inTransaction(({ query }, work) => listStates(work, query)),
  stateById: inTransaction(
    async ({ params }, { tx }) => (await findState(tx, params.id)) ?? notFound(),
  ),
  cities: inTransaction(async ({ params, query }, work) =>
    (await findState(work.tx, params.state))
      ? listCities(work, { ...query, ...params })
      : notFound(),
  ),
  allCities: inTransaction(({ query }, work) => listCities(work, query)),
};
