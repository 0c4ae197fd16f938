import { roleMessages } from "@marquee/domain/roles/messages";
import { it } from "vitest";
import { leftAfterSaving, onlyCreates, walkForm } from "../../testing/form-walk.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { RoleFormScreen } from "./role-form-screen.tsx";

const bills = { id: "VIEW_BILLS", privilegeCode: "VIEW_BILLS", privilegeName: "May see bills" };
const made = { id: "r1", roleName: "Own", isSystemRole: "N", privileges: [bills] };

serveCalls(({ pathname }) => listResponse(pathname.includes("/getPrivilege/") ? [bills] : []));

const ID = "roleForm";

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
      { type: "field.changed", name: "roleName", value: "Own" },
      { type: "field.changed", name: "roleName", value: "" },
      { type: "fields.changed", values: { roleName: "Own", privileges: [bills] } },
      { type: "field.blurred", name: "roleName" },
    ],
    responses: {
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
      ...onlyCreates(ID),
    },
  }));
