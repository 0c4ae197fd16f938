import { userMessages } from "@marquee/domain/users/messages";
import { screen } from "@testing-library/react";
import { beforeAll, it } from "vitest";
import { walkConfirmed } from "../../testing/confirmed-walk.tsx";
import { userNamed } from "../../testing/example-content.ts";
import { MERCHANT } from "../../testing/render-screen.tsx";
import { press } from "../../testing/screen-controls.ts";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { UsersScreen } from "./users-screen.tsx";

const colleague = userNamed("Lee");

serveCalls(({ pathname }) =>
  pathname.startsWith("/api/endUser")
    ? dataResponse({ ...colleague, endedOn: "2026-03-02T18:00:00.000Z" })
    : listResponse(pathname.startsWith("/api/getUsers") ? [colleague] : []),
);
beforeAll(() => import("@marquee/ui/overlays/alert-dialog.tsx"));

it("[MACH-C10] [MACH-C11] ending a user's access shows and offers what it must in every state, and every transition can be taken", () =>
  walkConfirmed("endUser", {
    screen: <UsersScreen />,
    at: "/home/users",
    user: { ...MERCHANT, isMaster: "Y" },
    offered: ["More for Lee"],
    request: () => {
      const more = press("More for Lee")();
      return (
        more &&
        (async (user) => {
          await more(user);
          await user.click(await screen.findByRole("menuitem", { name: "End access" }));
        })
      );
    },
    // USER-E1: what happens is said before
    question:
      "End the access of Lee (Lee@marquee.test)?They are signed out everywhere at once and cannot sign in again.",
    confirm: "End access",
    success: userMessages.ended,
    failure: userMessages.stays,
  }));
