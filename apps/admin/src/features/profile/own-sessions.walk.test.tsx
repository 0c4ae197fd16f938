import { sessionMessages } from "@marquee/domain/session/messages";
import type { UserSession } from "@marquee/domain/session/user-session.schema";
import { beforeAll, it } from "vitest";
import { walkConfirmed } from "../../testing/confirmed-walk.tsx";
import { press } from "../../testing/screen-controls.ts";
import { dataResponse, serveCalls } from "../../testing/serve-calls.ts";
import { OwnSessions } from "./own-sessions.tsx";

const session = (id: string, browser: string, isThis: "Y" | "N"): UserSession => ({
  id,
  browser,
  system: "Linux",
  isThis,
  hasSecondFactor: "N",
  begunOn: "2026-03-07T21:22:41.000Z",
  seenOn: "2026-03-07T22:22:41.000Z",
});

serveCalls(({ pathname }) =>
  dataResponse(
    pathname.endsWith("/endSession")
      ? { endedOn: "2026-03-07T22:30:00.000Z" }
      : [session("s1", "Firefox", "Y"), session("s2", "Chrome", "N")],
  ),
);
beforeAll(() => import("@marquee/ui/overlays/alert-dialog.tsx"));

it("[MACH-C10] [MACH-C11] [SESSION-O4] signing another browser out shows and offers what it must in every state, and every transition can be taken", () =>
  walkConfirmed("endSession", {
    screen: <OwnSessions />,
    offered: ["Sign out Chrome on Linux"],
    request: press("Sign out Chrome on Linux"),
    question: "Sign out Chrome on Linux?It is signed out at once",
    confirm: "Sign out",
    success: sessionMessages.ended,
    failure: sessionMessages.stays,
  }));
