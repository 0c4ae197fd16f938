import { createFormMachine } from "@marquee/machines/forms/form.machine";
import { CheckboxGroup } from "@marquee/ui/fields/checkbox.tsx";
import { fireEvent, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderScreen } from "../../testing/render-screen.tsx";
import { FormGroup } from "./form-field.tsx";
import { useEntityForm } from "./use-entity-form.ts";

interface Thing {
  readonly id: string;
  readonly markets: readonly string[];
}
const machine = createFormMachine<Thing, { readonly version: number }>({
  id: "thing",
  title: "A thing",
});
const never = (): Promise<never> => Promise.reject(new Error("nothing is saved here"));
const noMarket = { rule: "X-V1", field: "markets", message: "Please choose a market" };
const MARKETS = [
  { value: "ca", label: "Canada" },
  { value: "us", label: "United States" },
];

function ThingForm() {
  const form = useEntityForm(machine, {
    id: null,
    values: { id: "t1", markets: [] },
    load: never,
    create: never,
    update: never,
    rules: ({ markets }) => (markets.length === 0 ? [noMarket] : []),
    invalidates: ["things"],
  });
  return (
    <FormGroup form={form} name="markets" label="Markets">
      {({ value, set, control }) => (
        <CheckboxGroup {...control} values={value} onValuesChange={set} choices={MARKETS} />
      )}
    </FormGroup>
  );
}

it("[FORM-M2] shows what is missing in a group once the focus has left all of it", async () => {
  await renderScreen(<ThingForm />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByLabelText("Canada"));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByLabelText("United States"));
  expect(screen.queryByText(noMarket.message)).toBeNull();
  await userEvent.tab();
  expect(await screen.findByText(noMarket.message)).toBeTruthy();
});

it("[FORM-M14] shows no message while a button of the mouse is held, and shows it after the click", async () => {
  await renderScreen(<ThingForm />);
  await userEvent.tab();
  fireEvent.pointerDown(document.body);
  fireEvent.blur(screen.getByLabelText("Canada"));
  // whatever would be shown is by now
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByText(noMarket.message)).toBeNull();
  fireEvent.pointerUp(document.body);
  fireEvent.click(document.body);
  expect(await screen.findByText(noMarket.message)).toBeTruthy();
});

it("[FORM-M14] shows the message once the pointer is back, if its button was released outside the window", async () => {
  await renderScreen(<ThingForm />);
  await userEvent.tab();
  fireEvent.pointerDown(document.body, { buttons: 1 });
  fireEvent.blur(screen.getByLabelText("Canada"));
  fireEvent.pointerMove(document.body, { buttons: 1 });
  // whatever would be shown is by now
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByText(noMarket.message)).toBeNull();
  fireEvent.pointerMove(document.body, { buttons: 0 });
  expect(await screen.findByText(noMarket.message)).toBeTruthy();
});
