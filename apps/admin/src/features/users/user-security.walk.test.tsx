import { userMessages } from "@marquee/domain/users/messages";
import type { UserDetails } from "@marquee/domain/users/user.schema";
import { beforeAll, it } from "vitest";
import { walkConfirmed } from "../../testing/confirmed-walk.tsx";
import { userNamed } from "../../testing/example-content.ts";
import { MERCHANT } from "../../testing/render-screen.tsx";
import { press } from "../../testing/screen-controls.ts";
import { dataResponse, serveCalls } from "../../testing/serve-calls.ts";
import { UserSecuritySection } from "./user-security-section.tsx";

const lee: UserDetails = userNamed("Lee");

serveCalls(({ pathname }) =>
  dataResponse(
    pathname.startsWith("/api/resetSecondFactor")
      ? lee
      : { secondFactor: "on", secondFactorSince: "2026-03-07T21:22:41.000Z", sessions: [] },
  ),
);
beforeAll(() => import("@marquee/ui/overlays/alert-dialog.tsx"));

it("[MACH-C10] [MACH-C11] [USER-F1] resetting two-factor sign-in shows and offers what it must in every state, and every transition can be taken", () =>
  walkConfirmed("resetSecondFactor", {
    screen: <UserSecuritySection person={lee} />,
    user: { ...MERCHANT, isMaster: "Y" },
    offered: ["Reset two-factor sign-in"],
    request: press("Reset two-factor sign-in"),
    question:
      "Reset the two-factor sign-in of Lee (Lee@marquee.test)?They are signed out everywhere",
    confirm: "Reset",
    success: userMessages.factorReset,
    failure: userMessages.factorStays,
  }));
