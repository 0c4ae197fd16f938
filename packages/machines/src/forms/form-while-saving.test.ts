import type { Issue } from "@marquee/domain/validation/rule";
import { describe, expect, test } from "vitest";
import { initialTransition, transition, type EventFromLogic, type SnapshotFrom } from "xstate";
import { fieldChanged, isDirty, shownIssues } from "./fields.ts";
import { createFormMachine } from "./form.machine.ts";
import type { SaveResponse } from "./form.model.ts";

interface Role {
  readonly name: string;
}
interface Saved {
  readonly id: string;
}

const roleForm = createFormMachine<Role, Saved>({ id: "roleForm", title: "A role" });
const noName: Issue = { rule: "ROLE-V1", field: "name", message: "Please enter role name" };
const input = {
  id: "r1",
  values: { name: "" },
  validate: ({ name }: Role) => (name === "" ? [noName] : []),
};

type Snapshot = SnapshotFrom<typeof roleForm>;
const after = (start: Snapshot, ...events: readonly object[]) =>
  events.reduce<Snapshot>(
    (snapshot, event) =>
      transition(roleForm, snapshot, event as EventFromLogic<typeof roleForm>)[0],
    start,
  );

const name = (value: string) => fieldChanged<Role, "name">("name", value);
const submit = { type: "form.submitted" } as const;
const loaded = {
  type: "xstate.done.actor.load",
  output: { values: { name: "Reader" }, version: 3 },
  actorId: "load",
};
const respond = (output: SaveResponse<Role, Saved>) => ({
  type: "xstate.done.actor.save",
  output,
  actorId: "save",
});
const failed = {
  type: "xstate.error.actor.save",
  error: new Error("No answer"),
  actorId: "save",
};
const saved = respond({ tag: "saved", saved: { id: "r1" }, version: 4 });

describe("when something is typed while the save runs", () => {
  const typed = after(initialTransition(roleForm, input)[0], loaded, name("Re"));
  const meanwhile = after(typed, submit, name("Reviewer"));

  test("[FORM-M13] it stays in the field, and the save is of what was submitted", () => {
    expect(meanwhile.value).toBe("submitting");
    expect(meanwhile.context).toMatchObject({
      fields: { values: { name: "Reviewer" } },
      submitted: { name: "Re" },
    });
  });

  test("[FORM-M13] the form stays open with it unsaved, from the version just saved", () => {
    const open = after(meanwhile, saved);
    expect(open.value).toBe("editing");
    expect(open.context).toMatchObject({
      version: 4,
      saved: { id: "r1" },
      fields: { values: { name: "Reviewer" }, baseline: { name: "Re" } },
    });
    expect(isDirty(open.context.fields)).toBe(true);
    const [next, actions] = transition(roleForm, open, submit);
    expect(next.value).toBe("submitting");
    expect(actions.find(({ type }) => type === "xstate.spawnChild")?.params).toMatchObject({
      input: { id: "r1", values: { name: "Reviewer" }, version: 4 },
    });
  });

  test("[FORM-M13] what was typed and taken back leaves nothing unsaved", () => {
    expect(after(meanwhile, name("Re"), saved).value).toBe("saved");
  });

  test("[FORM-M13] a field that breaks its rule by now shows it when it is left", () => {
    const emptied = after(typed, submit, name(""), saved);
    expect(shownIssues(emptied.context.fields)).toEqual([]);
    const left = after(emptied, { type: "field.blurred", name: "name" });
    expect(shownIssues(left.context.fields)).toEqual([noName]);
  });

  test("[FORM-M13] what cannot be changed again is left as it was saved", () => {
    const left = after(meanwhile, respond({ tag: "saved", saved: { id: "r1" }, version: null }));
    expect(left).toMatchObject({ value: "saved", context: { fields: { values: { name: "Re" } } } });
  });

  test("[FORM-M13] a failure, a refusal and a cancelled save keep it too", () => {
    const ends = [
      failed,
      respond({ tag: "refused", issues: [noName] }),
      { type: "save.cancelled" },
    ];
    for (const end of ends)
      expect(after(meanwhile, end)).toMatchObject({
        value: "editing",
        context: { fields: { values: { name: "Reviewer" } } },
      });
  });

  test("[FORM-M12] [FORM-M13] a save that names the new version sends what was submitted", () => {
    const untouched = { values: { name: "Reader" }, version: 9 };
    const again = after(meanwhile, respond({ tag: "conflicted", current: untouched }));
    expect(again).toMatchObject({
      value: "submitting",
      context: { version: 9, submitted: { name: "Re" }, fields: { values: { name: "Reviewer" } } },
    });
  });
});
