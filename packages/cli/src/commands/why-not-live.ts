import { whyNotLive } from "@marquee/domain/campaigns/live/why-not-live";
import { execute } from "../command-result.ts";
import { type Command, withInput } from "../command.ts";
import { moment } from "../reading/dates.ts";
import { list } from "../reading/list.ts";
import { object } from "../reading/object.ts";
import { flag, oneOf, orNull, text } from "../reading/primitives.ts";
import { user } from "../reading/user.ts";

const item = object(
  { active: flag },
  {
    validFrom: orNull(moment),
    validTill: orNull(moment),
    campaignId: orNull(text),
    campaignName: orNull(text),
  },
);
const branch = object({ isApprove: flag }, { storeName: text });
const owner = object({}, { companyId: orNull(text), storeId: orNull(text) });
const question = object(
  { item, branch, user, now: moment },
  {
    noun: oneOf("offer", "product", "variant"),
    missing: list(text),
    payment: oneOf("inProgress"),
    resource: owner,
  },
);

const EDITS = { offer: "offers.edit", product: "products.edit", variant: "variants.edit" } as const;

export const whyNotLiveCommand: Command = {
  name: "why-not-live",
  positionals: [],
  input:
    "{item: {active, validFrom?, validTill?, campaignId?, campaignName?}, branch: {isApprove, storeName?}, user, now, noun?, missing?: [message], payment?, resource?}",
  summary:
    "Why an offer or product is not live: its conditions in order, who must act, and the next step.",
  run: (_, input) =>
    withInput(question, input, ({ user: actor, noun = "offer", missing = [], resource, ...rest }) =>
      execute(
        whyNotLive({
          ...rest,
          actor,
          missing,
          edits: EDITS[noun],
          ...(resource ? { owner: resource } : {}),
        }),
      ),
    ),
};
