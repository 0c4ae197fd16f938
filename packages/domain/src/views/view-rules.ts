import type { DraftOf, FormFields } from "../validation/form-fields.ts";
import { requireFilled, type Rule } from "../validation/rule.ts";
import { nameKey } from "../wire/typed-text.ts";
import { viewMessages } from "./messages.ts";
import { LONGEST_NAME, LONGEST_QUERY } from "./view-limits.ts";

export const viewFields = { name: "text", query: "text" } as const satisfies FormFields;

/** What a view is checked on, new or changed. */
export type ViewForm = DraftOf<typeof viewFields>;

/** The rules of a view (VIEW-V1, VIEW-V2, VIEW-V6). */
export const viewRules: readonly Rule<ViewForm, unknown>[] = [
  requireFilled("VIEW-V1", "name", viewMessages.nameMissing),
  {
    id: "VIEW-V2",
    field: "name",
    message: viewMessages.nameTooLong,
    holds: ({ name }) => name.trim().length <= LONGEST_NAME,
  },
  {
    id: "VIEW-V6",
    field: "query",
    message: viewMessages.tooMuch,
    holds: ({ query }) => query.length <= LONGEST_QUERY,
  },
];

interface Named {
  readonly name: string;
}

/** The view of this name, compared as names are (WIRE-T3); undefined if none has it (VIEW-V3). */
export const viewNamed = <View extends Named>(
  views: readonly View[],
  name: string,
): View | undefined => views.find((view) => nameKey(view.name) === nameKey(name));

/** The name itself, or the first with a number after it that no view has; cut to what a name may have (VIEW-M2). */
export function freeViewName(views: readonly Named[], name: string): string {
  const numberedName = (number: number): string => {
    const suffix = number === 1 ? "" : ` ${number}`;
    return `${name
      .trim()
      .slice(0, LONGEST_NAME - suffix.length)
      .trim()}${suffix}`;
  };
  let number = 1;
  while (viewNamed(views, numberedName(number))) number += 1;
  return numberedName(number);
}
