import { roleMessages } from "@marquee/domain/roles/messages";
import { it } from "vitest";
import { leftAfterSaving, walkForm } from "../../testing/form-walk.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { listAnswer, serveCalls } from "../../testing/serve-calls.ts";
import { RoleFormScreen } from "./role-form-screen.tsx";

const bills = { id: "VIEW_BILLS", privilegeCode: "VIEW_BILLS", privilegeName: "May see bills" };
const made = { id: "r1", roleName: "Mine", isSystemRole: "N", privileges: [bills] };

serveCalls(({ pathname }) => listAnswer(pathname.includes("/getPrivilege/") ? [bills] : []));

const ID = "roleForm";
const NEVER_OPENED = "A role is made here, and never opened again.";
const NEVER_CHANGED = "What is being made nobody else has saved.";

it("[MACH-C10] [MACH-C11] the role form shows and offers what it must in every state, and every transition can be taken", () =>
  walkForm("roleForm", {
    render: [
      async () => {
        await renderScreen(<RoleFormScreen />);
      },
    ],
    labels: { roleName: "Role name" },
    submit: "Add",
    saved: "Role added",
    besides: [/./],
    events: [
      { type: "field.changed", name: "roleName", value: "Mine" },
      { type: "field.changed", name: "roleName", value: "" },
      { type: "fields.changed", values: { roleName: "Mine", privileges: [bills] } },
      { type: "field.blurred", name: "roleName" },
    ],
    answers: {
      save: [
        { tag: "saved", saved: made, version: 1 },
        {
          tag: "refused",
          issues: [{ rule: "ROLE-V1", field: "roleName", message: roleMessages.nameMissing }],
        },
      ],
    },
    exceptions: {
      ...leftAfterSaving(ID),
      [`${ID}.opening||1`]: NEVER_OPENED,
      [`${ID}.loading|xstate.done.actor.load|0`]: NEVER_OPENED,
      [`${ID}.loading|xstate.error.actor.load|0`]: NEVER_OPENED,
      [`${ID}.loadFailed|load.retry|0`]: NEVER_OPENED,
      [`${ID}.submitting|xstate.done.actor.save|2`]: NEVER_CHANGED,
      [`${ID}.submitting|xstate.done.actor.save|3`]: NEVER_CHANGED,
      [`${ID}.conflicted|conflict.chosen|0`]: NEVER_CHANGED,
      [`${ID}.conflicted|conflict.allChosen|0`]: NEVER_CHANGED,
      [`${ID}.conflicted|conflict.resolved|0`]: NEVER_CHANGED,
      [`${ID}.conflicted|conflict.resolved|1`]: NEVER_CHANGED,
      [`${ID}.conflicted|conflict.putOff|0`]: NEVER_CHANGED,
      [`${ID}.savingChoices||0`]: NEVER_CHANGED,
      [`${ID}.savingChoices||1`]: NEVER_CHANGED,
    },
  }));
