import { ALL_DAY, hoursKind, type HoursKind } from "@marquee/domain/stores/open-hours";
import { WEEK_DAYS } from "@marquee/domain/stores/week-days";
import { Field } from "@marquee/ui/fields/field.tsx";
import { Select } from "@marquee/ui/fields/select.tsx";
import { TextInput } from "@marquee/ui/fields/text-input.tsx";
import { useFields, type FieldsActor } from "../../page-kit/form/fields-actor.ts";
import { FormField } from "../../page-kit/form/form-field.tsx";

/** A time as sign-up has it, or as a branch does, which has a list of them. */
type Time = string | readonly string[];

/** What a form calls the hours of a store. */
export interface HoursNames<Name extends string> {
  readonly from: Name;
  readonly to: Name;
  readonly off: Name;
}

const KINDS: readonly { readonly value: HoursKind; readonly label: string }[] = [
  { value: "hours", label: "From and until" },
  { value: "allDay", label: "Open 24 hours" },
  { value: "none", label: "No opening hours" },
];

const NONE = "none";
const DAYS = [
  { value: NONE, label: "None" },
  ...WEEK_DAYS.map((day) => ({ value: day, label: day })),
];

const USUAL = { from: "10:00", to: "21:00" } as const;
const UNSET = { from: "", to: "" } as const;

const asText = (time: Time): string => (typeof time === "string" ? time : (time[0] ?? ""));

/** A time in the shape that the form has; of a list, a field that was cleared keeps its entry. */
const inShapeOf = (shape: Time, time: string): Time => (typeof shape === "string" ? time : [time]);

/** The choice that two times are; of a list, one that is cleared is still hours, and lacks a time. */
const kindOf = (from: Time, to: Time): HoursKind =>
  typeof from !== "string" && from.length > 0
    ? hoursKind({ from: asText(from) || "?", to: asText(to) })
    : hoursKind({ from: asText(from), to: asText(to) });

/** When a store is open, the same in every door: two times, the whole day or none, and the day off (HOURS-D1). */
export function OpenHoursFields<Name extends string>({
  form,
  names,
}: {
  readonly form: FieldsActor<Readonly<Record<NoInfer<Name>, Time>>>;
  readonly names: HoursNames<Name>;
}) {
  const from = useFields(form, ({ values }) => values[names.from]);
  const to = useFields(form, ({ values }) => values[names.to]);
  const kind = kindOf(from, to);
  const choose = (chosen: string) => {
    const next = chosen === "allDay" ? ALL_DAY : chosen === "none" ? UNSET : USUAL;
    const toShape = (shape: Time, time: string): Time =>
      typeof shape !== "string" && chosen === "none" ? [] : inShapeOf(shape, time);
    form.send({
      type: "fields.changed",
      values: { [names.from]: toShape(from, next.from), [names.to]: toShape(to, next.to) },
    });
  };
  const times = [
    [names.from, "Open from"],
    [names.to, "Open until"],
  ] as const;
  return (
    <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5">
      <Field name="hoursKind" label="Opening hours">
        {(control) => <Select {...control} value={kind} choices={KINDS} onValueChange={choose} />}
      </Field>
      <FormField<Readonly<Record<Name, Time>>, Name>
        form={form}
        name={names.off}
        label="Weekly off"
      >
        {({ value, set, control }) => (
          <Select
            {...control}
            value={asText(value) || NONE}
            choices={DAYS}
            onValueChange={(day) => set(day === NONE ? "" : day)}
          />
        )}
      </FormField>
      {kind === "hours"
        ? times.map(([name, label]) => (
            <FormField<Readonly<Record<Name, Time>>, Name>
              key={name}
              form={form}
              name={name}
              label={label}
              {...(name === names.to ? { hint: "may be on the next day" } : {})}
            >
              {({ value, set, control }) => (
                <TextInput
                  {...control}
                  type="time"
                  value={asText(value) === ALL_DAY.to ? ALL_DAY.from : asText(value)}
                  onValueChange={(time) => set(inShapeOf(value, time))}
                />
              )}
            </FormField>
          ))
        : null}
    </div>
  );
}
