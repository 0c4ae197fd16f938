import { Select } from "@marquee/ui/fields/select.tsx";
import { TextInput } from "@marquee/ui/fields/text-input.tsx";
import { FormField } from "../../page-kit/form/form-field.tsx";
import { FieldPair } from "../../page-kit/form/form-section.tsx";
import { WeekDay } from "@marquee/domain/stores/store.schema";
import type { StoreStepActor } from "./store-step.tsx";
import { PhoneField, TextField } from "../../page-kit/form/text-field.tsx";

const DAYS = WeekDay.literals;
const isWeekDay = (text: string): text is WeekDay => (DAYS as readonly string[]).includes(text);
const NONE = "none";
const OFF = [{ value: NONE, label: "None" }, ...DAYS.map((day) => ({ value: day, label: day }))];

/** Personal Info: whom to reach, and when the store is open. */
export function StoreManagerFields({ form }: { readonly form: StoreStepActor }) {
  return (
    <>
      <TextField form={form} name="managerName" label="Owner/manager name" maxLength={120} />
      <FieldPair>
        <TextField form={form} name="managerEmail" label="Email" type="email" maxLength={254} />
        <PhoneField form={form} name="managerMobile" label="Contact number" />
      </FieldPair>
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-3">
        <FormField form={form} name="fromHrs" label="Open from">
          {({ value, set, control }) => (
            <TextInput
              {...control}
              type="time"
              value={value[0] ?? ""}
              onValueChange={(time) => set(time === "" ? [] : [time])}
            />
          )}
        </FormField>
        <FormField form={form} name="toHrs" label="Open until">
          {({ value, set, control }) => (
            <TextInput
              {...control}
              type="time"
              value={value[0] ?? ""}
              onValueChange={(time) => set(time === "" ? [] : [time])}
            />
          )}
        </FormField>
        <FormField form={form} name="weeklyOff" label="Weekly off">
          {({ value, set, control: { onBlur: _left, ...control } }) => (
            <Select
              {...control}
              value={value || NONE}
              choices={OFF}
              onValueChange={(day) => set(isWeekDay(day) ? day : "")}
            />
          )}
        </FormField>
      </div>
    </>
  );
}
