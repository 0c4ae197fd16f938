import { createFormMachine } from "@marquee/machines/forms/form.machine";
import { TextInput } from "@marquee/ui/fields/text-input.tsx";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { forgetTypedBy } from "../../session/personal-key.ts";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import { FormField } from "./form-field.tsx";
import { FormPage } from "./form-page.tsx";
import { useEntityForm, type EntityForm } from "./use-entity-form.ts";

interface Values {
  readonly id: string;
  readonly name: string;
  readonly password: string;
}
interface Saved {
  readonly version: number;
}
type Calls = Partial<EntityForm<Values, Saved>>;

const machine = createFormMachine<Values, Saved>({ id: "thing", title: "A thing" });
const never = (): Promise<never> => Promise.reject(new Error("this is not called"));
const BACK = "What you typed here before is back.";

function ThingForm(calls: Calls) {
  const form = useEntityForm(machine, {
    id: null,
    values: { id: "t1", name: "", password: "" },
    load: never,
    create: never,
    update: never,
    rules: () => [],
    invalidates: ["things"],
    ...calls,
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
    >
      <FormField form={form} name="name" label="Name">
        {({ value, set, control }) => <TextInput {...control} value={value} onValueChange={set} />}
      </FormField>
      <FormField form={form} name="password" label="Password">
        {({ value, set, control }) => <TextInput {...control} value={value} onValueChange={set} />}
      </FormField>
    </FormPage>
  );
}

const open = (calls: Calls = {}) => renderScreen(<ThingForm {...calls} />);
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const listStored = (): readonly (readonly [string, string])[] => Object.entries(sessionStorage);

/** Ends the page without its user leaving it: what the tab stores stays. */
function reload() {
  const before = listStored();
  cleanup();
  // here it was left by its user
  expect(listStored()).toEqual([]);
  for (const [key, text] of before) sessionStorage.setItem(key, text);
}

describe("what is typed in a form", () => {
  beforeEach(() => sessionStorage.clear());

  it("[SCREEN-W4] is there again after a reload, under the id that it had, and can be started over", async () => {
    await open();
    await type("Name", "Oak");
    reload();
    await open({ values: { id: "t2", name: "", password: "" } });
    expect(screen.getByText(BACK)).toBeTruthy();
    expect(screen.getByLabelText("Name")).toHaveProperty("value", "Oak");
    expect(listStored().map(([, text]) => text)).toEqual(['{"id":"t1","typed":{"name":"Oak"}}']);
    await userEvent.click(screen.getByRole("button", { name: "Start over" }));
    expect(screen.getByLabelText("Name")).toHaveProperty("value", "");
    expect(screen.queryByText(BACK)).toBeNull();
    expect(listStored()).toEqual([]);
  });

  it("[SCREEN-W4] is over what is stored, and gone once it is saved", async () => {
    const load = (name: string) => () =>
      Promise.resolve({ id: "t1", name, password: "", version: 1 });
    await open({ id: "t1", load: load("Elm") });
    await screen.findByLabelText("Name");
    await type("Name", "s");
    reload();
    await open({
      id: "t1",
      load: load("Fir"),
      update: () => Promise.resolve({ version: 3 }),
    });
    await waitFor(() => expect(screen.getByLabelText("Name")).toHaveProperty("value", "Elms"));
    await userEvent.click(screen.getByRole("button", { name: "Add" }));
    await waitFor(() => expect(listStored()).toEqual([]));
  });

  it("[SCREEN-W4] holds no password, and nothing that is no value of the form", async () => {
    await open();
    await type("Password", "secret");
    expect(listStored()).toEqual([]);
    await type("Name", "Oak");
    const [[key, text] = ["", ""]] = listStored();
    expect(text).not.toContain("secret");
    cleanup();
    sessionStorage.setItem(key, '{"id":"t1","typed":{"name":7,"password":"x","more":"y"}}');
    await open();
    expect(screen.queryByText(BACK)).toBeNull();
    expect(screen.getByLabelText("Password")).toHaveProperty("value", "");
  });

  it("[SCREEN-W4] goes as another user signs in, and as its own signs out", async () => {
    await open();
    await type("Name", "Oak");
    forgetTypedBy({ than: MERCHANT.email });
    expect(listStored()).toHaveLength(1);
    forgetTypedBy({ than: "other@marquee.test" });
    expect(listStored()).toEqual([]);
    await type("Name", "s");
    forgetTypedBy({ than: null });
    expect(listStored()).toEqual([]);
  });
});
