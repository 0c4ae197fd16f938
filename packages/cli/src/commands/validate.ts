import { coveredCities } from "@marquee/domain/campaigns/places";
import { FORM_NAMES, FORMS, isFormName } from "@marquee/domain/forms/forms";
import { execute, unreadable } from "../command-result.ts";
import { type Command, withInput } from "../command.ts";
import { moment } from "../reading/dates.ts";
import { draftReader } from "../reading/draft.ts";
import { geography } from "../reading/geography.ts";
import { list } from "../reading/list.ts";
import { object } from "../reading/object.ts";
import { promocode } from "../reading/price-parts.ts";
import { number, oneOf, orNull, text, yesNo } from "../reading/primitives.ts";
import type { ReadBy } from "../reading/reader.ts";
import { user } from "../reading/user.ts";

/** What look-ups found, as far as the caller says so; rules that ask for more hold. */
const context = object(
  {},
  {
    geography,
    places: number,
    found: orNull(promocode),
    offerLive: yesNo,
    items: list(object({ id: text, validTill: orNull(moment) })),
    standing: oneOf("new", "existing", "onboarded"),
    taken: list(text),
    captcha: oneOf("right", "wrong", "over"),
  },
);

const areaChoice = object(
  { campaignArea: oneOf("city", "state", "country") },
  { cityList: list(text), stateList: list(text) },
);

/** How many places the draft covers, if the context says what there is. */
function placesIn(draft: unknown, given: ReadBy<typeof context>): number | undefined {
  if (given.geography === undefined) return given.places;
  const area = areaChoice(draft, "draft");
  if (!area.ok) return undefined;
  const { campaignArea, cityList, stateList } = area.value;
  return coveredCities({ area: campaignArea, cityList, stateList, geography: given.geography })
    .size;
}

export const validateCommand: Command = {
  name: "validate",
  positionals: ["<form>"],
  input: "{draft, user, now?, editing?, context?}",
  summary: `Every broken rule of a form, in the specification's order. Forms: ${FORM_NAMES.join(", ")}.`,
  run: ([name = ""], input) => {
    if (!isFormName(name))
      return unreadable("form", `one of ${FORM_NAMES.join(", ")}, got "${name}"`);
    const form = FORMS[name];
    const reader = object(
      { draft: draftReader(form.fields) },
      { user, now: moment, editing: yesNo, context },
    );
    return withInput(
      reader,
      input,
      ({ draft, user: actor = {}, now, editing = false, context: more = {} }) => {
        const issues = form.check(draft, {
          ...more,
          actor,
          now: now ?? new Date(),
          editing,
          places: placesIn(draft, more),
        });
        return execute({ issues }, issues.length === 0);
      },
    );
  },
};
