import { expect, test } from "vitest";
import { actorDone, actorFailed, walk } from "../testing/walk.ts";
import { sectionActivationMachine, type SectionSwitch } from "./section-activation.machine.ts";

const subject: SectionSwitch = {
  id: "s1",
  name: "Spring",
  endDate: "2026-04-01",
  active: "N",
  total: 3,
  campaigns: [],
};
const running = (change: Partial<SectionSwitch> = {}) =>
  walk(sectionActivationMachine, undefined).go(
    { type: "action.requested", subject: { ...subject, ...change } },
    { type: "action.confirmed" },
  );

test("[SECTION-S1] [SECTION-S5] switches the section with the campaigns that were shown", () => {
  expect(running().started).toMatchObject([{ src: "run", input: { subject } }]);
  for (const [active, message] of [
    ["N", "Section has been deactivate."],
    ["Y", "Section has been activated."],
  ] as const)
    expect(running({ active }).go(actorDone("run", active)).actions).toEqual([
      { type: "refreshLists", params: undefined },
      { type: "notify", params: { kind: "success", message } },
    ]);
});

test("[SECTION-S1] reports that nothing was switched if the call failed", () => {
  expect(running().go(actorFailed("run", { message: "No answer" })).actions).toEqual([
    {
      type: "notify",
      params: { kind: "error", message: "something went wrong... try again" },
    },
    { type: "refreshLists", params: undefined },
  ]);
});

test("[CONFIRM-M6] reports what another user changed first as what happened, and reads the lists again", () => {
  const message = "This section is not shown any more.";
  const refusal = Object.assign(new Error(message), { failure: { tag: "Conflict", message } });
  const failed = running().go(actorFailed("run", refusal));
  expect(failed.actions).toEqual([
    { type: "notify", params: { kind: "error", message } },
    { type: "refreshLists", params: undefined },
  ]);
  expect(failed.context.problem).toEqual({ message, reference: null, isOutdated: true });
});
