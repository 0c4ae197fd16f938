import { AFTERMATH_MUTANTS } from "./aftermath.ts";
import { DECISION_MUTANTS } from "./decisions.ts";
import { HELD_ROW_MUTANTS } from "./held-rows.ts";
import { LEASE_MUTANTS } from "./leases.ts";
import { PROVIDER_CALL_MUTANTS } from "./provider-calls.ts";
import { RECORD_MUTANTS } from "./records.ts";
import { REFUND_MUTANTS } from "./refunds.ts";
import { SALE_MUTANTS } from "./sales.ts";
import { SAVED_CARD_MUTANTS } from "./saved-cards.ts";
import { SHOP_ORDER_MUTANTS } from "./shop-orders.ts";
import { SHOPPER_BILL_MUTANTS } from "./shopper-bills.ts";
import type { SimulationMutant } from "./simulation-mutant.ts";

/** The mutants that the simulation must find, so that we know that its checks are sharp (SIM-B1). */
export const MUTANTS: readonly SimulationMutant[] = [
  ...AFTERMATH_MUTANTS,
  ...HELD_ROW_MUTANTS,
  ...LEASE_MUTANTS,
  ...DECISION_MUTANTS,
  ...PROVIDER_CALL_MUTANTS,
  ...REFUND_MUTANTS,
  ...RECORD_MUTANTS,
  ...SAVED_CARD_MUTANTS,
  ...SALE_MUTANTS,
  ...SHOP_ORDER_MUTANTS,
  ...SHOPPER_BILL_MUTANTS,
];
