import type { Issue } from "@marquee/domain/validation/rule";
import { createFormMachine } from "@marquee/machines/forms/form.machine";
import type { SaveAnswer, SaveRequest } from "@marquee/machines/forms/form.model";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useActorRef } from "@xstate/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { fromPromise } from "xstate";
import { renderScreen } from "../../testing/render-screen.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { toaster } from "../../ui/toaster.ts";
import { FormField } from "./form-field.tsx";
import { FormPage } from "./form-page.tsx";

interface Values {
  readonly name: string;
  readonly town: string;
}
interface Saved {
  readonly version: number;
}
type Answer = SaveAnswer<Values, Saved>;

const missing = (field: string): Issue => ({
  rule: `X-V-${field}`,
  field,
  message: `Please enter ${field}`,
});
/** Rules in another order than the page has its fields. */
const validate = ({ name, town }: Values) => [
  ...(town === "" ? [missing("town")] : []),
  ...(name === "" ? [missing("name")] : []),
];
const TOASTS = new Set(["X-V-town"]);
const machine = createFormMachine<Values, Saved>({ id: "thing", title: "A thing" });

function ThingForm({ save }: { readonly save: () => Promise<Answer> }) {
  const [provided] = useState(() =>
    machine.provide({ actors: { save: fromPromise<Answer, SaveRequest<Values>>(save) } }),
  );
  const form = useActorRef(provided, {
    input: { id: null, values: { name: "", town: "" }, validate },
  });
  return (
    <FormPage
      form={form}
      title="Add a thing"
      parent={{ to: "/home/company", label: "Things" }}
      here="New"
      submit="Add"
      purpose="this thing can be added"
      saved={{ title: "Thing added", destination: "Taking you to the things" }}
      toasts={TOASTS}
    >
      <FormField form={form} name="name" label="Name">
        {({ value, set, control }) => <TextInput {...control} value={value} onValueChange={set} />}
      </FormField>
      <FormField form={form} name="town" label="Town">
        {({ value, set, control }) => <TextInput {...control} value={value} onValueChange={set} />}
      </FormField>
    </FormPage>
  );
}

const saved: Answer = { tag: "saved", saved: { version: 1 }, version: 1 };
const open = (save: () => Promise<Answer> = () => Promise.resolve(saved)) =>
  renderScreen(<ThingForm save={save} />);
const add = () => userEvent.click(screen.getByRole("button", { name: "Add" }));
const fillIn = async () => {
  await userEvent.type(screen.getByLabelText("Name"), "Oak");
  await userEvent.type(screen.getByLabelText("Town"), "Laval");
};

describe("a form", () => {
  it("[SCREEN-F4] says as toasts what the specification lists among them, and nothing else", async () => {
    await open();
    await add();
    expect(toaster.current().map(({ title }) => title)).toEqual(["Please enter town"]);
    for (const { id } of toaster.current()) toaster.dismiss(id);
  });

  it("[SCREEN-F1] shows every message, counts them, and focuses the first broken field of the page", async () => {
    await open();
    expect(screen.queryByText("Please enter name")).toBeNull();
    await add();
    expect(
      screen.getByText("2 fields need your attention before this thing can be added"),
    ).toBeTruthy();
    expect(screen.getAllByText("Please enter town")).toHaveLength(2);
    const name = screen.getByLabelText("Name");
    expect(document.activeElement).toBe(name);
    expect(name.getAttribute("aria-invalid")).toBe("true");
    const described = document.getElementById(name.getAttribute("aria-describedby") ?? "");
    expect(described?.textContent).toBe("Please enter name");
  });

  it("[SCREEN-F1] lets a message go as soon as its rule holds, and leads to a field from the summary", async () => {
    await open();
    await add();
    await userEvent.type(screen.getByLabelText("Name"), "O");
    expect(screen.queryByText("Please enter name")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Please enter town" }));
    expect(document.activeElement).toBe(screen.getByLabelText("Town"));
  });

  it("[SCREEN-F3] puts the server's refusals at their fields", async () => {
    await open(() => Promise.resolve({ tag: "refused", issues: [missing("town")] }));
    await fillIn();
    await add();
    expect(await screen.findAllByText("Please enter town")).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getByLabelText("Town"));
  });

  it("[SCREEN-F3] says a failure over the form, with its reference, and keeps what was typed", async () => {
    const broken = Object.assign(new Error("Out of order"), { reference: "r-9" });
    await open(() => Promise.reject(broken));
    await fillIn();
    await add();
    expect(await screen.findByText("Out of order")).toBeTruthy();
    expect(screen.getByText("Reference r-9")).toBeTruthy();
    expect(screen.getByDisplayValue("Oak")).toBeTruthy();
  });

  it("[SCREEN-F2] asks before unsaved changes are left behind", async () => {
    const { router } = await open();
    await userEvent.type(screen.getByLabelText("Name"), "Oak");
    await userEvent.click(screen.getByRole("link", { name: "Back" }));
    expect(await screen.findByRole("alertdialog", { name: "Leave without saving?" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Keep editing" }));
    expect(router.state.location.pathname).toBe("/home/offers");
    await userEvent.click(screen.getByRole("link", { name: "Back" }));
    await userEvent.click(await screen.findByRole("button", { name: "Leave" }));
    expect(await screen.findByText("Elsewhere")).toBeTruthy();
  });

  it("[SCREEN-F2] lets go of a form without changes, and of a saved one", async () => {
    await open();
    await userEvent.click(screen.getByRole("link", { name: "Back" }));
    expect(await screen.findByText("Elsewhere")).toBeTruthy();
  });

  it("[SCREEN-F2] shows a saved form's success and asks nothing then", async () => {
    const { router } = await open();
    await fillIn();
    await add();
    expect(await screen.findByText("Thing added")).toBeTruthy();
    await router.navigate({ to: "/home/company" });
    await waitFor(() => expect(screen.getByText("Elsewhere")).toBeTruthy());
  });
});
