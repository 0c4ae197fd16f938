import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { notFound, orNotFound } from "../platform/refusal/refusal.ts";
import { findState, listCities, listStates } from "./queries.ts";

/** States and cities are few and public: a caller who asks for no page gets all of them. */
export const geographyHandlers: HandlersOf<"geography"> = {
  states: inTransaction(({ query }, work) => listStates(work, query)),
  stateById: inTransaction(({ params }, { tx }) => orNotFound(findState(tx, params.id))),
  cities: inTransaction(async ({ params, query }, work) =>
    (await findState(work.tx, params.state))
      ? listCities(work, { ...query, ...params })
      : notFound(),
  ),
  allCities: inTransaction(({ query }, work) => listCities(work, query)),
};
