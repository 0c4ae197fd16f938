import type { Command } from "../command.ts";
import { abilitiesCommand } from "./abilities.ts";
import { canCommand } from "./can.ts";
import { chartCommand } from "./chart.ts";
import { chartsCommand } from "./charts.ts";
import { menuCommand } from "./menu.ts";
import { offerPriceCommand } from "./offer-price.ts";
import { placesCommand } from "./places.ts";
import { planCommand } from "./plan.ts";
import { priceCommand } from "./price.ts";
import { rulesCommand } from "./rules.ts";
import { statusCommand } from "./status.ts";
import { trafficCommand } from "./traffic.ts";
import { validateCommand } from "./validate.ts";
import { whyNotLiveCommand } from "./why-not-live.ts";

/** Every command, in the order help lists them. */
export const COMMANDS: readonly Command[] = [
  offerPriceCommand,
  priceCommand,
  planCommand,
  placesCommand,
  validateCommand,
  canCommand,
  abilitiesCommand,
  menuCommand,
  statusCommand,
  whyNotLiveCommand,
  rulesCommand,
  chartsCommand,
  chartCommand,
  trafficCommand,
];
