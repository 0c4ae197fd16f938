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

serveCalls(({ pathname }) => {
  if (pathname.startsWith("/api/endUser"))
    return dataResponse({ ...colleague, endedOn: "2026-03-02T18:00:00.000Z" });
  if (/inviteUser|withdrawInvitation/.test(pathname)) return dataResponse(invited);
  return listResponse(pathname.startsWith("/api/getUsers") ? [colleague, invited] : []);
});
const invited = userNamed("Ivy", {
  isConfirmed: "N",
  invitedUntil: "2030-01-01T18:00:00.000Z",
  invitedBy: "Nadia",
});
beforeAll(() => import("@marquee/ui/overlays/alert-dialog.tsx"));

/** Chooses an entry of the menu behind the dots of a row. */
const behindDots = (name: string, entry: string) => () => {
  const more = press(`More for ${name}`)();
  return (
    more &&
    (async (user: Parameters<typeof more>[0]) => {
      await more(user);
      await user.click(await screen.findByRole("menuitem", { name: entry }));
    })
  );
};
const AT_LIST = {
  screen: <UsersScreen />,
  at: "/home/users",
  user: { ...MERCHANT, isMaster: "Y" },
} as const;

it("[MACH-C10] [MACH-C11] ending a user's access shows and offers what it must in every state, and every transition can be taken", () =>
  walkConfirmed("endUser", {
    ...AT_LIST,
    offered: ["More for Lee"],
    request: behindDots("Lee", "End access"),
    // USER-E1: what happens is said before
    question:
      "End the access of Lee (Lee@marquee.test)?They are signed out everywhere at once and cannot sign in again.",
    confirm: "End access",
    success: userMessages.ended,
    failure: userMessages.stays,
  }));

it("[MACH-C10] [MACH-C11] [INVITE-3] inviting again shows and offers what it must in every state, and every transition can be taken", () =>
  walkConfirmed("inviteUser", {
    ...AT_LIST,
    offered: ["More for Ivy"],
    request: behindDots("Ivy", "Send again"),
    question:
      "Send the invitation to Ivy@marquee.test again?The mail has a new link, which is good for 7 days.",
    confirm: "Send again",
    success: userMessages.invited,
    failure: userMessages.inviteStays,
  }));

it("[MACH-C10] [MACH-C11] [INVITE-4] withdrawing shows and offers what it must in every state, and every transition can be taken", () =>
  walkConfirmed("withdrawInvitation", {
    ...AT_LIST,
    offered: ["More for Ivy"],
    request: behindDots("Ivy", "Withdraw"),
    question: "Withdraw the invitation of Ivy@marquee.test?Its link works no more",
    confirm: "Withdraw",
    success: userMessages.withdrawn,
    failure: userMessages.withdrawStays,
  }));
