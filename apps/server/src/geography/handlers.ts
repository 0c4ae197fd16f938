import { inTransaction, type HandlersOf } from "../http/handlers.ts";
import { notFound } from "../http/refusal.ts";
import { findState, listCities, listStates } from "./queries.ts";

const whole = <Row>(rows: readonly Row[]) => ({ rows, total: rows.length });

/** States and cities are few and public: always answered whole. */
export const geographyHandlers: HandlersOf<"geography"> = {
  states: inTransaction(async (_input, { tx }) => whole(await listStates(tx))),
  stateById: inTransaction(
    async ({ params }, { tx }) => (await findState(tx, params.id)) ?? notFound(),
  ),
  cities: inTransaction(async ({ params }, { tx }) => whole(await listCities(tx, params.state))),
  allCities: inTransaction(async (_input, { tx }) => whole(await listCities(tx))),
};
