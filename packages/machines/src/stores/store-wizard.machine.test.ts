import { describe, expect, test } from "vitest";
import { emptyBranch, exampleBranch } from "../fixtures/example-branch.ts";
import { actorDone, actorFailed, delayPassed, walk } from "../testing/walk.ts";
import { branchInfoStepMachine } from "./store-step.machine.ts";
import { storeWizardMachine } from "./store-wizard.machine.ts";

const quiet = { send: () => {} };
const typed = { type: "data.changed", data: exampleBranch } as const;
const next = (step: string) => actorDone(step, { way: "next" });
const startAdding = () => walk(storeWizardMachine, { id: null, values: emptyBranch });
const startEditing = () =>
  walk(storeWizardMachine, { id: "s1", values: emptyBranch }).go(
    actorDone("load", { values: exampleBranch, version: 3 }),
  );
/** A new branch with everything typed, at its last step. */
const atEnd = () =>
  startAdding().go(
    typed,
    next("branchInfoStep"),
    next("branchCategoryStep"),
    next("branchAddressStep"),
  );
const submit = () => atEnd().go(next("branchManagerStep"));

describe("the wizard of a branch", () => {
  test("[STORE-W2] takes a new branch through four steps, back and forth, with everything typed", () => {
    expect(startAdding().value).toEqual({ filling: "storeInfo" });
    const end = atEnd();
    expect(end).toMatchObject({
      value: { filling: "personalInfo" },
      context: { fields: { values: exampleBranch } },
    });
    expect(end.go(actorDone("branchManagerStep", { way: "back" }))).toMatchObject({
      value: { filling: "address" },
      context: { reached: "personalInfo", fields: { values: exampleBranch } },
    });
  });

  test("[STORE-W3] leads to the steps that were reached; of a stored branch to all of them", () => {
    const address = { type: "step.chosen", step: "address" } as const;
    expect(startAdding().go(address).value).toEqual({ filling: "storeInfo" });
    expect(startEditing().go(address).value).toEqual({ filling: "address" });
  });

  test("[STORE-W3] sends nothing while a step needs something: the first of those opens", () => {
    const broken = atEnd().go(
      { type: "data.changed", data: { ...exampleBranch, categories: [], pincode: "" } },
      next("branchManagerStep"),
    );
    expect(broken).toMatchObject({
      value: { filling: "category" },
      context: { refusals: [{ rule: "STORECAT-V1" }] },
    });
  });

  test("[STORE-W5] makes one save, and opens the step of what the server rejects", () => {
    expect(submit()).toMatchObject({
      value: "submitting",
      started: [{ src: "save", input: { id: null, values: exampleBranch, version: null } }],
    });
    const taken = { rule: "BRANCH-V5", field: "code", message: "Branch code already exist" };
    const refused = submit().go(actorDone("save", { tag: "refused", issues: [taken] }));
    expect(refused).toMatchObject({
      value: { filling: "storeInfo" },
      context: { refusals: [taken], reached: "personalInfo" },
    });
    const other = { ...exampleBranch, code: "VAN-02" };
    expect(refused.go({ type: "data.changed", data: other }).context.refusals).toEqual([]);
  });

  test("[STORE-W5] stays with everything typed after a failure or a cancel", () => {
    const failed = submit().go(actorFailed("save"));
    expect(failed).toMatchObject({
      value: { filling: "personalInfo" },
      context: { fields: { values: exampleBranch, formError: { message: "No answer" } } },
    });
    expect(submit().go({ type: "save.cancelled" }).value).toEqual({ filling: "personalInfo" });
  });

  test("[STORE-U1] overwrites nothing of another user: a side is chosen for each field", () => {
    const own = { ...exampleBranch, managerName: "Sofia" };
    const theirs = { ...exampleBranch, managerName: "Marc" };
    const conflicted = startEditing().go(
      { type: "step.chosen", step: "personalInfo" },
      { type: "data.changed", data: own },
      next("branchManagerStep"),
      actorDone("save", { tag: "conflicted", current: { values: theirs, version: 4 } }),
    );
    expect(conflicted).toMatchObject({
      value: "conflicted",
      context: { differing: ["managerName"] },
    });
    const saving = conflicted.go(
      { type: "conflict.chosen", field: "managerName", side: "own" },
      { type: "conflict.resolved" },
    );
    expect(saving.started).toEqual([{ src: "save", input: { id: "s1", values: own, version: 4 } }]);
    const putOff = conflicted.go({ type: "conflict.putOff" });
    expect(putOff).toMatchObject({
      value: { filling: "personalInfo" },
      context: { conflict: null, fields: { values: own } },
    });
  });

  test("[STORE-W6] leaves for the stores three seconds after the save, or on demand", () => {
    const saved = submit().go(
      actorDone("save", { tag: "saved", saved: exampleBranch, version: 1 }),
    );
    expect(saved.value).toBe("saved");
    expect(saved.go(delayPassed("redirectDelay", "storeWizard.saved")).value).toBe("left");
    expect(saved.go({ type: "redirect.now" }).value).toBe("left");
  });
});

test("[STORE-W4] shows that a branch name is taken while it is typed, unless another one is there by now", () => {
  const info = walk(branchInfoStepMachine, { data: exampleBranch, refusals: [], owner: quiet });
  const about = (value: string, isTaken = true) =>
    ({ type: "value.checked", field: "code", value, isTaken }) as const;
  const taken = info.go(about("VAN-01"));
  expect(taken.context.fields.serverIssues).toEqual([
    { rule: "BRANCH-V5", field: "code", message: "Branch code already exist for this company" },
  ]);
  expect(taken.go(about("VAN-01", false)).context.fields.serverIssues).toEqual([]);
  expect(info.go(about("VAN-02")).context.fields.serverIssues).toEqual([]);
});
