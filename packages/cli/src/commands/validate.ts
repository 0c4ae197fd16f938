import { placesOf } from "@marquee/domain/campaigns/count-places";
import type { FieldKind } from "@marquee/domain/validation/form-fields";
import { FORM_NAMES, FORMS, isFormName } from "@marquee/domain/validation/forms";
import { type Command, withInput } from "../command.ts";
import { answer, unreadable } from "../outcome.ts";
import { day, moment } from "../reading/dates.ts";
import { geography } from "../reading/geography.ts";
import { list } from "../reading/list.ts";
import { object } from "../reading/object.ts";
import { number, oneOf, orNull, text, yesNo } from "../reading/primitives.ts";
import { promocode } from "../reading/price-parts.ts";
import type { ReadBy, Reader } from "../reading/reader.ts";
import { user } from "../reading/user.ts";

const KINDS: Readonly<Record<FieldKind, Reader<string | readonly string[]>>> = {
  text,
  day,
  list: list(text),
};

const context = object({}, { geography, places: number, found: orNull(promocode) });
const areaChoice = object(
  { campaignArea: oneOf("city", "state", "country") },
  { cityList: list(text), stateList: list(text) },
);

/** The draft of a form: each field of its kind, fields left out counting as empty. */
function draftOf(fields: Readonly<Record<string, FieldKind>>) {
  const readers = Object.entries(fields).map(([name, kind]) => [name, KINDS[kind]] as const);
  return object<Record<string, never>, Record<string, Reader<string | readonly string[]>>>(
    {},
    Object.fromEntries(readers),
  );
}

/** How many places the draft covers, where the context says what there is. */
function placesIn(draft: unknown, given: ReadBy<typeof context>): number | undefined {
  if (given.geography === undefined) return given.places;
  const area = areaChoice(draft, "draft");
  if (!area.ok) return undefined;
  const { campaignArea, cityList, stateList } = area.value;
  return placesOf({ area: campaignArea, cityList, stateList, geography: given.geography }).size;
}

export const validateCommand: Command = {
  name: "validate",
  words: ["<form>"],
  input: "{draft, user, now?, editing?, context?}",
  summary: `Every broken rule of a form, in the specification's order. Forms: ${FORM_NAMES.join(", ")}.`,
  run: ([name = ""], input) => {
    if (!isFormName(name))
      return unreadable("form", `one of ${FORM_NAMES.join(", ")}, got "${name}"`);
    const form = FORMS[name];
    const reader = object(
      { draft: draftOf(form.fields) },
      { user, now: moment, editing: yesNo, context },
    );
    return withInput(
      reader,
      input,
      ({ draft, user: actor = {}, now, editing = false, context: more = {} }) => {
        const issues = form.check(draft, {
          actor,
          now: now ?? new Date(),
          editing,
          places: placesIn(draft, more),
          found: more.found,
        });
        return answer({ issues }, issues.length === 0);
      },
    );
  },
};
