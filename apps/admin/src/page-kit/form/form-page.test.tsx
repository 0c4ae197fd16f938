import { ApiFailure } from "@marquee/api/client/api-failure";
import type { Issue } from "@marquee/domain/validation/rule";
import { createFormMachine } from "@marquee/machines/forms/form.machine";
import { toaster } from "@marquee/ui/feedback/toaster.ts";
import { TextInput } from "@marquee/ui/fields/text-input.tsx";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { rememberAddress } from "../../session/last-addresses.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { FormField } from "./form-field.tsx";
import { FormPage } from "./form-page.tsx";
import { useEntityForm, type EntityForm } from "./use-entity-form.ts";

interface Values {
  readonly id: string;
  readonly name: string;
  readonly town: string;
}
interface Saved {
  readonly version: number;
}
type Stored = Awaited<ReturnType<EntityForm<Values, Saved>["load"]>>;
type Calls = Partial<EntityForm<Values, Saved>>;

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

const never = (): Promise<never> => Promise.reject(new Error("this is not called"));

function ThingForm(calls: Calls) {
  const form = useEntityForm(machine, {
    id: null,
    values: { id: "t1", name: "", town: "" },
    load: never,
    create: () => Promise.resolve({ version: 1 }),
    update: never,
    rules: validate,
    invalidates: ["things"],
    ...calls,
  });
  return (
    <FormPage
      form={form}
      title="Add a thing"
      parent={{ to: "/home/company", label: "Things" }}
      newRowAt={{ tab: "pending" }}
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

const open = (calls: Calls = {}) => renderScreen(<ThingForm {...calls} />);
const add = () => userEvent.click(screen.getByRole("button", { name: "Add" }));
const fillIn = async () => {
  await userEvent.type(screen.getByLabelText("Name"), "Oak");
  await userEvent.type(screen.getByLabelText("Town"), "Laval");
};

describe("a form", () => {
  it("[SCREEN-F4] shows as toasts what the specification lists among them, and nothing else", async () => {
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
    // the rules name the town first, and the page the name
    const listed = within(screen.getByRole("alert")).getAllByRole("button");
    expect(listed.map(({ textContent }) => textContent)).toEqual([
      "Please enter name",
      "Please enter town",
    ]);
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
    const refused = { tag: "Invalid", message: "Refused", issues: [missing("town")] } as const;
    await open({ create: () => Promise.reject(new ApiFailure(refused)) });
    await fillIn();
    await add();
    expect(await screen.findAllByText("Please enter town")).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getByLabelText("Town"));
  });

  it("[SCREEN-F3] shows a failure over the form, with its reference, and leaves what was typed", async () => {
    const broken = Object.assign(new Error("Out of order"), { reference: "r-9" });
    await open({ create: () => Promise.reject(broken) });
    await fillIn();
    await add();
    expect(await screen.findByText("Out of order")).toBeTruthy();
    expect(screen.getByText("Reference r-9")).toBeTruthy();
    // the button is at the end of a form that may be long
    expect(document.activeElement?.textContent).toContain("Out of order");
    expect(screen.getByDisplayValue("Oak")).toBeTruthy();
  });

  it("[SCREEN-F3] leaves the focus in a field that is typed in while a save fails", async () => {
    const save = Promise.withResolvers<never>();
    await open({ create: () => save.promise });
    await fillIn();
    await add();
    await userEvent.type(screen.getByLabelText("Name"), "s");
    save.reject(new Error("Out of order"));
    expect(await screen.findByText("Out of order")).toBeTruthy();
    await userEvent.keyboard("!");
    expect(screen.getByDisplayValue("Oaks!")).toBeTruthy();
  });

  it("[SCREEN-F2] asks before unsaved changes are lost", async () => {
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

  it("[SCREEN-F2] asks nothing about a form without changes", async () => {
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

  const LEFT_AT = { tab: "inactive", q: "oak", page: "2" };
  const goNow = async () => userEvent.click(await screen.findByRole("button", { name: "Go now" }));

  it("[SCREEN-W2] leads to the tab of the new row after a create, and names the row", async () => {
    rememberAddress("/home/company", LEFT_AT);
    const { router } = await open();
    await fillIn();
    await add();
    await goNow();
    expect(await screen.findByText("Elsewhere")).toBeTruthy();
    expect(router.state.location.search).toEqual({ tab: "pending" });
    expect(router.state.location.state.savedRow).toBe("t1");
  });

  it("[SCREEN-W1] [SCREEN-W2] leads to the list as it was left after an edit, and names the row", async () => {
    rememberAddress("/home/company", LEFT_AT);
    const load = () => Promise.resolve({ id: "t1", name: "Oak", town: "Laval", version: 3 });
    const { router } = await open({
      id: "t1",
      load,
      update: () => Promise.resolve({ version: 4 }),
    });
    await userEvent.type(await screen.findByDisplayValue("Oak"), "s");
    await add();
    await goNow();
    expect(await screen.findByText("Elsewhere")).toBeTruthy();
    expect(router.state.location.search).toEqual(LEFT_AT);
    expect(router.state.location.state.savedRow).toBe("t1");
  });

  it("[FORM-M7] [FORM-M11] saves what was loaded by its version, and lets a person who was overtaken choose field by field", async () => {
    const load = vi
      .fn<(id: string) => Promise<Stored>>()
      .mockResolvedValueOnce({ id: "t1", name: "Oak", town: "Laval", version: 3 })
      .mockResolvedValue({
        id: "t1",
        name: "Ash",
        town: "Québec",
        version: 4,
        updatedBy: "Sofia",
        updatedOn: "2026-03-07T21:22:41Z",
      });
    const update = vi
      .fn<EntityForm<Values, Saved>["update"]>()
      .mockRejectedValueOnce(new ApiFailure({ tag: "Conflict", message: "Stale" }))
      .mockResolvedValue({ version: 5 });
    await open({ id: "t1", load, update });
    await userEvent.type(await screen.findByDisplayValue("Oak"), "s");
    await add();
    const own = { id: "t1", name: "Oaks", town: "Laval" };
    expect(update).toHaveBeenLastCalledWith(own, { version: 3 });
    expect((await screen.findAllByText(/^Saved by Sofia at .*03:22:41 PM/)).length).toBe(3);
    const save = screen.getByRole("button", { name: "Save the choice" });
    await userEvent.click(save);
    expect(update).toHaveBeenCalledTimes(1);
    const choose = (field: string, side: RegExp) =>
      userEvent.click(
        within(screen.getByRole("group", { name: field })).getByRole("radio", { name: side }),
      );
    await choose("Name", /^Yours/);
    await choose("Town", /^Saved by Sofia/);
    await userEvent.click(save);
    expect(await screen.findByText("Thing added")).toBeTruthy();
    expect(update).toHaveBeenLastCalledWith({ ...own, town: "Québec" }, { version: 4 });
  });

  it("[FORM-M13] keeps what is typed while it saves, says that it is unsaved, and saves it next", async () => {
    const created = Promise.withResolvers<Saved>();
    const create = vi.fn<EntityForm<Values, Saved>["create"]>(() => created.promise);
    const update = vi.fn<EntityForm<Values, Saved>["update"]>().mockResolvedValue({ version: 2 });
    await open({ create, update });
    await fillIn();
    await add();
    await userEvent.type(screen.getByLabelText("Town"), " West");
    created.resolve({ version: 1 });
    expect(await screen.findByText("Saved. Newer changes are unsaved.")).toBeTruthy();
    expect(screen.getByDisplayValue("Laval West")).toBeTruthy();
    expect(create).toHaveBeenLastCalledWith({ id: "t1", name: "Oak", town: "Laval" });
    await add();
    expect(await screen.findByText("Thing added")).toBeTruthy();
    expect(update).toHaveBeenLastCalledWith(
      { id: "t1", name: "Oak", town: "Laval West" },
      { version: 1 },
    );
  });
});
