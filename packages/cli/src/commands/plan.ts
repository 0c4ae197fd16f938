import { planBudget } from "@marquee/domain/payments/plan-budget";
import { isOutOfRange } from "@marquee/domain/validation/out-of-range";
import { execute, type CommandResult, unreadable } from "../command-result.ts";
import { type Command, withInput } from "../command.ts";
import { day } from "../reading/dates.ts";
import { list } from "../reading/list.ts";
import { object } from "../reading/object.ts";
import { promocode, tax } from "../reading/price-parts.ts";
import { number, oneOf, text } from "../reading/primitives.ts";

const flyer = object(
  { items: number, from: day, cities: list(text) },
  { promocode, tax, campaignFor: oneOf("offer", "product") },
);

const AMOUNT = /^\d+(\.\d+)?$/;

function planFlyer(input: unknown, word: string | undefined): CommandResult {
  if (word === undefined || !AMOUNT.test(word))
    return unreadable("--budget", `an amount of CAD from 0, got "${word ?? ""}"`);
  const budget = Number(word);
  return withInput(flyer, input, (plan) => {
    const plans = planBudget({ ...plan, budget });
    return isOutOfRange(plans)
      ? unreadable(plans.field, plans.expected)
      : execute({ plans: plans.map((each) => ({ from: plan.from, ...each })) });
  });
}

export const planCommand: Command = {
  name: "plan",
  positionals: ["<kind>"],
  options: ["--budget <CAD>"],
  input: "{…}",
  summary: "What a budget buys.",
  kinds: {
    flyer: {
      input:
        "{items, from, cities: [id, …], promocode?: {type, discount}, tax?: {totalTax, gst?, hst?, pst?, qst?}}",
      summary: "Days and cities of a flyer campaign within a budget, each plan with its receipt.",
      options: ["--budget <CAD>"],
    },
  },
  run: (_, input, { budget }) => planFlyer(input, budget),
};
