import { countDays } from "@marquee/domain/campaigns/count-text";
import { PLAN_DAYS, PLAN_PRICE } from "@marquee/domain/campaigns/promotion/campaign-plan";
import { formatCad } from "@marquee/domain/money/format-money";
import type pg from "pg";
import type { Command } from "./command.ts";
import { reportDone, refuse, type Done } from "./done.ts";
import { asOperator } from "./operator-scope.ts";
import { addPlan, allPlans, changePlan, type PlanRow } from "./plan-queries.ts";
import { readAmount, readCount } from "./read-words.ts";

type Words = readonly string[];

const inWords = ({ id, campaignFor, days, price, active }: PlanRow): string =>
  `${id}: ${countDays(days)} for ${formatCad(price)} a place, for ${campaignFor}s${active === "Y" ? "" : ", retired"}`;

const noPlan = (id: string): Done =>
  refuse(`There is no plan "${id}". \`plans list\` shows those there are.`);
const tooMany = (rest: Words): Done => refuse(`${rest.join(" ")}: nothing more belongs here.`);

/** Whole days within the limits, or what is wrong (CAMP-B1). */
function readDays(word: string): number | Done {
  const days = readCount(word);
  return days !== null && days >= PLAN_DAYS.least && days <= PLAN_DAYS.most
    ? days
    : refuse(`"${word}" are no days: a whole number from ${PLAN_DAYS.least} to ${PLAN_DAYS.most}.`);
}

/** CAD within the limits, or what is wrong (CAMP-B1). */
function readPrice(word: string): number | Done {
  const price = readAmount(word);
  return price !== null && price >= PLAN_PRICE.least && price <= PLAN_PRICE.most
    ? price
    : refuse(
        `"${word}" is no price: an amount in CAD from ${PLAN_PRICE.least} to ${PLAN_PRICE.most}, with at most two decimals.`,
      );
}

async function list(pool: pg.Pool): Promise<Done> {
  const plans = await asOperator(pool, "plans", allPlans);
  return reportDone(plans.length === 0 ? "There is no plan yet." : plans.map(inWords).join("\n"));
}

async function add(
  pool: pg.Pool,
  [id = "", dayWord = "", priceWord = "", campaignFor = "offer", ...rest]: Words,
): Promise<Done> {
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(id))
    return refuse(`"${id}" is no name of a plan: 1 to 40 small letters, digits or -.`);
  const days = readDays(dayWord);
  if (typeof days !== "number") return days;
  const price = readPrice(priceWord);
  if (typeof price !== "number") return price;
  if (campaignFor !== "offer" && campaignFor !== "product")
    return refuse(`"${campaignFor}" is neither offer nor product.`);
  if (rest.length > 0) return tooMany(rest);
  const plan = { id, days, price, campaignFor } as const;
  const row = await asOperator(pool, "plans", (tx) => addPlan(tx, plan));
  if (!row) throw new Error(`the plan ${id} was neither added nor found`);
  const same = row.days === days && row.price === price && row.campaignFor === campaignFor;
  return same && row.active === "Y"
    ? reportDone(inWords(row))
    : refuse(`There is another plan of that name already: ${inWords(row)}.`);
}

async function change(
  pool: pg.Pool,
  [id = "", what = "", word = "", ...rest]: Words,
): Promise<Done> {
  if (what !== "days" && what !== "price")
    return refuse(`"${what}" is neither days nor price: those can be changed.`);
  const value = what === "days" ? readDays(word) : readPrice(word);
  if (typeof value !== "number") return value;
  if (rest.length > 0) return tooMany(rest);
  const row = await asOperator(pool, "plans", (tx) => changePlan(tx, id, { [what]: value }));
  return row ? reportDone(inWords(row)) : noPlan(id);
}

const switchPlan =
  (active: "Y" | "N") =>
  async (pool: pg.Pool, [id = "", ...rest]: Words): Promise<Done> => {
    if (rest.length > 0) return tooMany(rest);
    const row = await asOperator(pool, "plans", (tx) => changePlan(tx, id, { active }));
    return row ? reportDone(inWords(row)) : noPlan(id);
  };

const ACTIONS: Readonly<Record<string, (pool: pg.Pool, words: Words) => Promise<Done>>> = {
  list: (pool, rest) => (rest.length > 0 ? Promise.resolve(tooMany(rest)) : list(pool)),
  add,
  change,
  retire: switchPlan("N"),
  restore: switchPlan("Y"),
};

/** The plans of the Promote Offer page (OPERATE-4, OPERATE-5). */
export const plansCommand: Command = {
  forms: [
    "[list]",
    "add <name> <days> <price> [offer|product]",
    "change <name> days <days>",
    "change <name> price <price>",
    "retire <name>",
    "restore <name>",
  ],
  about: "Shows and keeps the plans that the Promote Offer page offers.",
  notes: [
    "The price is in CAD for each place and the whole run. It is for offers unless product is said.",
    "Checkouts that were opened before keep their price. A retired plan is offered no more.",
  ],
  example: "add week 7 4.99",
  run: async (pool, [action = "list", ...words]) => {
    const act = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
    return act
      ? act(pool, words)
      : refuse(`"${action}" is none of ${Object.keys(ACTIONS).join(", ")}.`);
  },
};
