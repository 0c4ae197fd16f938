import type { Issue } from "@marquee/domain/validation/rule";
import { describe, expect, test } from "vitest";
import {
  createActor,
  fromPromise,
  initialTransition,
  SimulatedClock,
  transition,
  type EventFromLogic,
} from "xstate";
import { settle } from "../testing/settle.ts";
import { fieldChanged, isDirty, shownIssues } from "./fields.ts";
import { createFormMachine } from "./form.machine.ts";
import type { SaveResponse, SaveRequest, Stored } from "./form.model.ts";

interface Role {
  readonly name: string;
}
interface Saved {
  readonly id: string;
}
type CallResponse = SaveResponse<Role, Saved>;

const roleForm = createFormMachine<Role, Saved>({ id: "roleForm", title: "A role" });
const noName: Issue = { rule: "ROLE-V1", field: "name", message: "Please enter role name" };
const validate = ({ name }: Role) => (name === "" ? [noName] : []);
const input = (id: string | null, redirects = true) => ({
  id,
  values: { name: "" },
  validate,
  redirects,
});

type Event = EventFromLogic<typeof roleForm>;
const open = (id: string | null, redirects?: boolean) =>
  initialTransition(roleForm, input(id, redirects))[0];
type Snapshot = ReturnType<typeof open>;
const after = (start: Snapshot, ...events: readonly (Event | object)[]) =>
  events.reduce<Snapshot>(
    (snapshot, event) => transition(roleForm, snapshot, event as Event)[0],
    start,
  );

const name = (value: string) => fieldChanged<Role, "name">("name", value);
const submit = { type: "form.submitted" } as const;
const loadDone = (output: Stored<Role>) => ({
  type: "xstate.done.actor.load",
  output,
  actorId: "load",
});
const respond = (output: CallResponse) => ({
  type: "xstate.done.actor.save",
  output,
  actorId: "save",
});
const actorFailed = (id: string, error: unknown) => ({
  type: `xstate.error.actor.${id}`,
  error,
  actorId: id,
});
const saved: CallResponse = { tag: "saved", saved: { id: "r1" }, version: 4 };

describe("when opening", () => {
  test("[FORM-M1] something new is edited at once", () => {
    expect(open(null).value).toBe("editing");
  });

  test("[FORM-M1] something stored is loaded, and is the baseline of the dirty check", () => {
    const editing = after(open("r1"), loadDone({ values: { name: "Reader" }, version: 3 }));
    expect(editing.value).toBe("editing");
    expect(editing.context).toMatchObject({ version: 3, fields: { values: { name: "Reader" } } });
    expect(isDirty(editing.context.fields)).toBe(false);
  });

  test("[FORM-M1] a failed load shows the reason, with its reference, and is retried on demand", () => {
    const failed = after(
      open("r1"),
      actorFailed("load", { message: "No answer", reference: "a-7" }),
    );
    expect(failed.value).toBe("loadFailed");
    expect(failed.context.fields.formError).toEqual({ message: "No answer", reference: "a-7" });
    expect(after(failed, { type: "load.retry" }).value).toBe("loading");
  });
});

describe("when editing", () => {
  test("[FORM-M3] a submit with broken rules stays, shows every issue and requests the focus", () => {
    const refused = after(open(null), submit);
    expect(refused.value).toBe("editing");
    expect(shownIssues(refused.context.fields)).toEqual([noName]);
    expect(refused.context.fields).toMatchObject({ focusField: "name", focusRequest: 1 });
  });

  test("[FORM-M2] a blurred field shows its issue, until the rule holds", () => {
    const left = after(open(null), { type: "field.blurred", name: "name" });
    expect(shownIssues(left.context.fields)).toEqual([noName]);
    expect(shownIssues(after(left, name("Reader")).context.fields)).toEqual([]);
  });

  test("[FORM-M1] a reset restores what it was opened with", () => {
    const reset = after(
      open(null),
      name("Reader"),
      submit,
      { type: "save.cancelled" },
      { type: "form.reset" },
    );
    expect(reset.context.fields).toMatchObject({ values: { name: "" }, submitted: false });
  });
});

describe("when submitting", () => {
  const submitting = after(open(null), name("Reader"), submit);

  test("[FORM-M4] hands the save exactly the values, the id and the version, once", () => {
    const [next, actions] = transition(roleForm, after(open(null), name("Reader")), submit);
    expect(next.value).toBe("submitting");
    const spawned = actions.filter(({ type }) => type === "xstate.spawnChild");
    expect(spawned).toHaveLength(1);
    expect(spawned[0]?.params).toMatchObject({
      src: "save",
      input: { id: null, values: { name: "Reader" }, version: null },
    });
    expect(transition(roleForm, next, submit)).toEqual([next, []]);
  });

  test("[FORM-M5] a refusal goes back to the fields, and is cleared by the next save", () => {
    const issue: Issue = { rule: "ROLE-S1", field: "name", message: "Already there" };
    const refused = after(submitting, respond({ tag: "refused", issues: [issue] }));
    expect(refused.value).toBe("editing");
    expect(shownIssues(refused.context.fields)).toEqual([issue]);
    expect(shownIssues(after(refused, submit).context.fields)).toEqual([]);
  });

  test("[FORM-M6] a failure goes back to the form and keeps what was typed", () => {
    const failed = after(submitting, actorFailed("save", new Error("No answer")));
    expect(failed.value).toBe("editing");
    expect(failed.context.fields).toMatchObject({
      values: { name: "Reader" },
      formError: { message: "No answer", reference: null },
    });
  });

  test("[FORM-M6] it can be cancelled", () => {
    expect(after(submitting, { type: "save.cancelled" }).value).toBe("editing");
  });
});

describe("when another user saved meanwhile", () => {
  const current = {
    values: { name: "Writer" },
    version: 9,
    savedBy: { name: "Sofia Nguyen", at: "2026-03-07T21:22:41Z" },
  };
  const conflicted = after(
    open(null),
    name("Reader"),
    submit,
    respond({ tag: "conflicted", current }),
  );
  const choose = (side: "own" | "theirs") =>
    after(conflicted, { type: "conflict.chosen", field: "name", side }, resolve);
  const resolve = { type: "conflict.resolved" } as const;

  test("[FORM-M7] [FORM-M11] nothing is chosen for the user, and nothing is saved before they have", () => {
    expect(conflicted.value).toBe("conflicted");
    expect(conflicted.context).toMatchObject({ conflict: current, choices: {} });
    expect(after(conflicted, resolve).value).toBe("conflicted");
  });

  test("[FORM-M11] the own side is saved from the version that the other user made", () => {
    const again = choose("own");
    expect(again.value).toBe("submitting");
    expect(again.context).toMatchObject({
      version: 9,
      conflict: null,
      choices: {},
      fields: { values: { name: "Reader" }, baseline: { name: "Writer" } },
    });
  });

  test("[FORM-M11] there is nothing to save if all is theirs, as if it was just loaded", () => {
    const taken = choose("theirs");
    expect(taken.value).toBe("editing");
    expect(taken.context).toMatchObject({ version: 9, fields: { values: { name: "Writer" } } });
    expect(isDirty(taken.context.fields)).toBe(false);
  });

  test("[FORM-M11] one press chooses a side throughout", () => {
    const all = after(conflicted, { type: "conflict.allChosen", side: "own" });
    expect(all).toMatchObject({ value: "conflicted", context: { choices: { name: "own" } } });
  });

  test("[FORM-M11] what is chosen and breaks a rule is edited first", () => {
    const theirsIsEmpty = { values: { name: "" }, version: 9 };
    const stale = after(
      open("r1"),
      loadDone({ values: { name: "Reader" }, version: 3 }),
      name("Writer"),
      submit,
      respond({ tag: "conflicted", current: theirsIsEmpty }),
      { type: "conflict.chosen", field: "name", side: "theirs" },
      resolve,
    );
    expect(stale.value).toBe("editing");
  });

  test("[FORM-M12] it is saved from the new version if the other save left these fields alone, and nothing is asked", () => {
    const untouched = { values: { name: "Reader" }, version: 9 };
    const again = after(
      open("r1"),
      loadDone({ values: { name: "Reader" }, version: 3 }),
      name("Reviewer"),
      submit,
      respond({ tag: "conflicted", current: untouched }),
    );
    expect(again).toMatchObject({
      value: "submitting",
      context: { version: 9, fields: { values: { name: "Reviewer" } } },
    });
    // refused again at the version that is stored, it is not sent for ever
    expect(after(again, respond({ tag: "conflicted", current: untouched })).value).toBe(
      "conflicted",
    );
  });

  test("[FORM-M7] the choice can be decided later", () => {
    const later = after(conflicted, { type: "conflict.putOff" });
    expect(later.value).toBe("editing");
    expect(later.context).toMatchObject({ conflict: null, fields: { values: { name: "Reader" } } });
  });
});

describe("when saved", () => {
  const start = (redirects: boolean) => {
    const clock = new SimulatedClock();
    const save = fromPromise<CallResponse, SaveRequest<Role>>(() => Promise.resolve(saved));
    const actor = createActor(roleForm.provide({ actors: { save } }), {
      clock,
      input: input(null, redirects),
    });
    actor.start();
    actor.send(name("Reader"));
    actor.send(submit);
    return { actor, clock };
  };

  test("[FORM-M8] redirects after three seconds, not before", async () => {
    const { actor, clock } = start(true);
    await settle();
    expect(actor.getSnapshot().value).toBe("saved");
    clock.increment(2999);
    expect(actor.getSnapshot().value).toBe("saved");
    clock.increment(1);
    expect(actor.getSnapshot()).toMatchObject({ status: "done", output: { saved: { id: "r1" } } });
  });

  test("[FORM-M8] redirects at once on demand", async () => {
    const { actor } = start(true);
    await settle();
    actor.send({ type: "redirect.now" });
    expect(actor.getSnapshot().status).toBe("done");
  });

  test("[FORM-M9] a form that stays open takes further changes from the saved version", async () => {
    const { actor, clock } = start(false);
    await settle();
    clock.increment(10_000);
    expect(actor.getSnapshot().value).toBe("saved");
    expect(isDirty(actor.getSnapshot().context.fields)).toBe(false);
    actor.send(name("Reviewer"));
    expect(actor.getSnapshot()).toMatchObject({ value: "editing", context: { version: 4 } });
  });
});

test("[FORM-M1] the form can be closed from anywhere", () => {
  const closed = after(open("r1"), { type: "form.closed" });
  expect(closed).toMatchObject({ status: "done", output: { saved: null } });
});
