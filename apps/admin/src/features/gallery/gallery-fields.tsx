import { Checkbox, CheckboxGroup } from "@marquee/ui/fields/checkbox.tsx";
import { Combobox } from "@marquee/ui/fields/combobox.tsx";
import { DayInput } from "@marquee/ui/fields/day-input.tsx";
import { Field, GroupField } from "@marquee/ui/fields/field.tsx";
import { MultiCombobox } from "@marquee/ui/fields/multi-combobox.tsx";
import { PasswordInput } from "@marquee/ui/fields/password-input.tsx";
import { RadioGroup } from "@marquee/ui/fields/radio-group.tsx";
import { Segment } from "@marquee/ui/fields/segment.tsx";
import { Select } from "@marquee/ui/fields/select.tsx";
import { TextArea } from "@marquee/ui/fields/text-area.tsx";
import { TextInput } from "@marquee/ui/fields/text-input.tsx";
import { Globe } from "lucide-react";
import { useState } from "react";
import { CITIES, PRODUCTS } from "./gallery-options.ts";
import { KitSection } from "./gallery-section.tsx";

const ERROR = "Please enter offer sub heading";
type Kind = "Offer" | "Collection";
type Market = "Canada" | "United States";

function Texts() {
  const [text, setText] = useState("Spring linen, 25% off");
  const [day, setDay] = useState("2026-03-02");
  return (
    <>
      <Field label="Heading" help="Plain sentences work best.">
        {(control) => <TextInput {...control} value={text} onValueChange={setText} />}
      </Field>
      <Field label="Sub-heading" error={ERROR}>
        {(control) => <TextInput {...control} value="" onValueChange={() => {}} />}
      </Field>
      <Field label="Vendor URL" hint="optional">
        {(control) => (
          <TextInput
            {...control}
            icon={<Globe />}
            type="url"
            value={text}
            onValueChange={setText}
          />
        )}
      </Field>
      <Field label="Password">
        {(control) => <PasswordInput {...control} value={text} onValueChange={setText} />}
      </Field>
      <Field label="From">
        {(control) => <DayInput {...control} value={day} onValueChange={setDay} />}
      </Field>
      <Field label="Locked" help="The branch is fixed once a campaign covers the offer.">
        {(control) => <TextInput {...control} disabled value="Plateau" onValueChange={() => {}} />}
      </Field>
      <Field label="Description">
        {(control) => <TextArea {...control} value={text} onValueChange={setText} />}
      </Field>
    </>
  );
}

function Choices() {
  const [kind, setKind] = useState<Kind>("Offer");
  const [markets, setMarkets] = useState<readonly Market[]>(["Canada"]);
  const [city, setCity] = useState<string | null>("mtl");
  const [cities, setCities] = useState<readonly string[]>(["mtl", "tor"]);
  const [products, setProducts] = useState<readonly string[]>(["duvet"]);
  const [size, setSize] = useState("10");
  const [primary, setPrimary] = useState(true);
  const kinds = ["Offer", "Collection"] as const;
  return (
    <>
      <GroupField label="Type">
        {() => (
          <Segment
            value={kind}
            onValueChange={setKind}
            choices={kinds.map((value) => ({ value, label: value }))}
          />
        )}
      </GroupField>
      <GroupField label="Discount" help="What shoppers are promised.">
        {(control) => (
          <RadioGroup
            {...control}
            value={kind}
            onValueChange={setKind}
            choices={kinds.map((value) => ({
              value,
              label: value,
              detail: `A ${value.toLowerCase()}`,
            }))}
          />
        )}
      </GroupField>
      <GroupField label="Show in Marketplaces">
        {(control) => (
          <CheckboxGroup
            {...control}
            values={markets}
            onValuesChange={setMarkets}
            choices={[
              { value: "Canada", label: "Canada" },
              { value: "United States", label: "United States" },
            ]}
          />
        )}
      </GroupField>
      <Field label="Rows per page">
        {(control) => (
          <Select
            {...control}
            value={size}
            onValueChange={setSize}
            choices={["10", "25", "50"].map((value) => ({ value, label: value }))}
          />
        )}
      </Field>
      <Field label="City">
        {(control) => (
          <Combobox {...control} clearable options={CITIES} value={city} onValueChange={setCity} />
        )}
      </Field>
      <Field label="Cities" error="Please choose a city">
        {(control) => (
          <MultiCombobox {...control} options={CITIES} values={cities} onValuesChange={setCities} />
        )}
      </Field>
      <Field label="Products">
        {(control) => (
          <MultiCombobox
            {...control}
            options={PRODUCTS}
            values={products}
            onValuesChange={setProducts}
          />
        )}
      </Field>
      <Checkbox
        label="Primary"
        help="Show this offer on first screen of the store."
        checked={primary}
        onCheckedChange={setPrimary}
      />
    </>
  );
}

/** Fields of every kind, with errors, hints and some that are disabled. */
export function KitFields() {
  return (
    <KitSection title="Fields">
      <div className="grid max-w-[960px] items-start gap-x-8 gap-y-5 md:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <Texts />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Choices />
        </div>
      </div>
    </KitSection>
  );
}
