import type { FieldsActor } from "../../page-kit/form/fields-actor.ts";
import { FieldPair } from "../../page-kit/form/form-section.tsx";
import { PhoneField, TextField } from "../../page-kit/form/text-field.tsx";
import { OpenHoursFields, type HoursNames } from "./open-hours-fields.tsx";

/** The names that a form uses for the contact of a store. */
export interface ManagerNames<Name extends string> {
  readonly manager: Name;
  readonly email: Name;
  readonly mobile: Name;
}

/** What the wizard of a branch calls them. */
export const BRANCH_MANAGER = {
  manager: "managerName",
  email: "managerEmail",
  mobile: "managerMobile",
} as const;
export const BRANCH_HOURS = { from: "fromHrs", to: "toHrs", off: "weeklyOff" } as const;

/** Whom to reach at a store, and when it is open: sign-up and the wizard of a branch ask the same. */
export function StoreManagerFields<Name extends string, Hours extends string>({
  form,
  names,
  hours,
}: {
  readonly form: FieldsActor<Readonly<Record<NoInfer<Name>, string>>> &
    FieldsActor<Readonly<Record<NoInfer<Hours>, string | readonly string[]>>>;
  readonly names: ManagerNames<Name>;
  readonly hours: HoursNames<Hours>;
}) {
  return (
    <>
      <TextField
        form={form}
        name={names.manager}
        label="Owner/manager name"
        autoComplete="name"
        maxLength={120}
      />
      <FieldPair>
        <TextField
          form={form}
          name={names.email}
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <PhoneField form={form} name={names.mobile} label="Contact number" />
      </FieldPair>
      <OpenHoursFields form={form} names={hours} />
    </>
  );
}
