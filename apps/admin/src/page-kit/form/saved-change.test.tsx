import { ApiFailure } from "@marquee/api/client/api-failure";
import { undoMessages } from "@marquee/domain/validation/messages";
import { createFormMachine } from "@marquee/machines/forms/form.machine";
import { toaster } from "@marquee/ui/feedback/toaster.ts";
import { Toasts } from "@marquee/ui/feedback/toasts.tsx";
import { TextInput } from "@marquee/ui/fields/text-input.tsx";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderScreen } from "../../testing/render-screen.tsx";
import { FormField } from "./form-field.tsx";
import { FormPage } from "./form-page.tsx";
import { useEntityForm, type EntityForm } from "./use-entity-form.ts";

interface Values {
  readonly id: string;
  readonly name: string;
}
interface Saved {
  readonly version: number;
}
type Form = EntityForm<Values, Saved>;

const machine = createFormMachine<Values, Saved>({ id: "oak", title: "A thing" });
const load = vi.fn<Form["load"]>();
const update = vi.fn<Form["update"]>();

function ThingForm(calls: Partial<Form>) {
  const form = useEntityForm(machine, {
    id: "t1",
    values: { id: "t1", name: "" },
    load,
    create: () => Promise.resolve({ version: 1 }),
    update,
    rules: () => [],
    undo: ({ name }) => ({ title: "Thing saved", name }),
    invalidates: ["things"],
    ...calls,
  });
  return (
    <FormPage
      form={form}
      title="Edit a thing"
      parent={{ to: "/home/company", label: "Things" }}
      here="Edit"
      submit="Save"
      purpose="this thing can be saved"
      saved={{ title: "Saved", destination: "Taking you to the things" }}
    >
      <FormField form={form} name="name" label="Name">
        {({ value, set, control }) => <TextInput {...control} value={value} onValueChange={set} />}
      </FormField>
    </FormPage>
  );
}

/** Types into the name, saves, and leaves for the list. The toasts are beside both. */
async function saveAndLeave(typed: string, calls: Partial<Form> = {}) {
  const { session } = await renderScreen(<ThingForm {...calls} />);
  render(<Toasts toaster={toaster} />);
  const name = await screen.findByLabelText("Name");
  if (typed !== "") await userEvent.type(name, typed);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByRole("button", { name: "Go now" });
  expect(toaster.current()).toEqual([]);
  return {
    session,
    leave: async () => {
      await userEvent.click(screen.getByRole("button", { name: "Go now" }));
      expect(await screen.findByText("Elsewhere")).toBeTruthy();
    },
  };
}
const undo = async () => userEvent.click(await screen.findByRole("button", { name: "Undo" }));
const stored = { id: "t1", name: "Oak", version: 3 };

beforeEach(() => {
  load.mockReset().mockResolvedValue(stored);
  update.mockReset().mockResolvedValue({ version: 4 });
});
afterEach(() => {
  for (const { id } of toaster.current()) toaster.dismiss(id);
});

describe("a saved change", () => {
  it("[FORM-U1] is reported with Undo once the form is left, which writes what was stored from the saved version", async () => {
    const { leave } = await saveAndLeave("s");
    await leave();
    expect(screen.getByText("Thing saved")).toBeTruthy();
    expect(screen.getByText("Oaks")).toBeTruthy();
    await undo();
    expect(await screen.findByText(undoMessages.restored)).toBeTruthy();
    expect(update.mock.calls).toEqual([
      [{ id: "t1", name: "Oaks" }, { version: 3 }],
      [{ id: "t1", name: "Oak" }, { version: 4 }],
    ]);
  });

  it("[FORM-U1] has no Undo after a create, a save that changed nothing, and where the call would not take it back", async () => {
    for (const calls of [{ id: null }, {}, { undo: () => null }]) {
      const { leave } = await saveAndLeave(calls.undo ? "s" : "", calls);
      await leave();
      expect(toaster.current()).toEqual([]);
      cleanup();
    }
  });

  it("[FORM-U1] has no Undo once the user is signed out", async () => {
    const { session } = await saveAndLeave("s");
    session.actor.send({ type: "signOut.requested" });
    cleanup();
    expect(toaster.current()).toEqual([]);
  });

  it("[FORM-U2] stays as another user has changed it since, who is named", async () => {
    const { leave } = await saveAndLeave("s");
    await leave();
    const theirs = { updatedBy: "Sofia Nguyen", updatedOn: "2026-03-07T21:22:41Z" };
    load.mockResolvedValue({ id: "t1", name: "Ash", version: 5, ...theirs });
    update.mockRejectedValue(new ApiFailure({ tag: "Conflict", message: "Stale" }));
    await undo();
    expect(await screen.findByText(undoMessages.failed)).toBeTruthy();
    expect(screen.getByText(undoMessages.changedSince("Sofia Nguyen"))).toBeTruthy();
    expect(update).toHaveBeenCalledTimes(2);
  });

  it("[FORM-U2] counts as undone if the response of an Undo was lost", async () => {
    const { leave } = await saveAndLeave("s");
    await leave();
    load.mockResolvedValue({ ...stored, version: 5 });
    update.mockRejectedValue(new ApiFailure({ tag: "Conflict", message: "Stale" }));
    await undo();
    expect(await screen.findByText(undoMessages.restored)).toBeTruthy();
  });
});
