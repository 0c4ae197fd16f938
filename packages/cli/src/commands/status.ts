import { itemStatus } from "@marquee/domain/items/item-status";
import { execute } from "../command-result.ts";
import { type Command, withInput } from "../command.ts";
import { moment } from "../reading/dates.ts";
import { object } from "../reading/object.ts";
import { flag } from "../reading/primitives.ts";

const question = object({
  item: object({ active: flag }, { validFrom: moment, validTill: moment }),
  now: moment,
});

export const statusCommand: Command = {
  name: "status",
  positionals: [],
  input: "{item: {active, validFrom, validTill}, now}",
  summary: "Whether an offer or product is live, pending or inactive at a moment.",
  run: (_, input) =>
    withInput(question, input, ({ item, now }) => execute({ status: itemStatus(item, now) })),
};
