import { userMessages } from "@marquee/domain/users/messages";
import { it } from "vitest";
import { leftAfterSaving, onlyCreates, walkForm } from "../../testing/form-walk.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { InviteUsersScreen } from "./invite-users-screen.tsx";

serveCalls(() => listResponse([]));

const ID = "inviteUsers";

it("[MACH-C10] [MACH-C11] inviting several people shows and offers what it must in every state, and every transition can be taken", () =>
  walkForm("inviteUsers", {
    render: [
      async () => {
        await renderScreen(<InviteUsersScreen />);
      },
    ],
    labels: { addresses: "Email addresses" },
    submit: "Send the invitations",
    saved: "Invitations sent",
    besides: [/./],
    events: [
      { type: "field.changed", name: "addresses", value: "noor@shop.test" },
      { type: "field.changed", name: "addresses", value: "" },
      { type: "fields.changed", values: { addresses: "noor@shop.test", roleId: "r1" } },
      { type: "field.blurred", name: "addresses" },
    ],
    responses: {
      save: [
        { tag: "saved", saved: { invited: 1, version: 1 }, version: 1 },
        {
          tag: "refused",
          issues: [{ rule: "INVITE-V1", field: "addresses", message: userMessages.emailInvalid }],
        },
      ],
    },
    exceptions: { ...leftAfterSaving(ID), ...onlyCreates(ID) },
  }));
