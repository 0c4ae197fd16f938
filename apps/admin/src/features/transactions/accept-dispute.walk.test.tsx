import { disputeMessages } from "@marquee/domain/disputes/messages";
import { exampleDispute } from "@marquee/machines/fixtures/example-dispute";
import { beforeAll, it } from "vitest";
import { walkConfirmed } from "../../testing/confirmed-walk.tsx";
import { MERCHANT } from "../../testing/render-screen.tsx";
import { press } from "../../testing/screen-controls.ts";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { TransactionsScreen } from "./transactions-screen.tsx";

serveCalls(({ pathname }) =>
  pathname.endsWith("/accept")
    ? dataResponse({ ...exampleDispute, state: "lost" })
    : listResponse(pathname === "/api/disputes" ? [{ ...exampleDispute, dueBy: null }] : []),
);
beforeAll(() => import("@marquee/ui/overlays/alert-dialog.tsx"));

it("[MACH-C10] [MACH-C11] [DISPUTE-M1] accepting a dispute shows and offers what it must in every state, and every transition can be taken", () =>
  walkConfirmed("acceptDispute", {
    screen: <TransactionsScreen />,
    at: "/home/offers?tab=disputes",
    user: { ...MERCHANT, isMaster: "Y" },
    offered: ["Accept dispute Reading corner"],
    request: press("Accept dispute Reading corner"),
    question:
      "Do you want to accept the dispute of Reading corner?CAD 53.76 stays with the payer, and the fee of CAD 15.00 with the provider. Its campaign ends once nothing of the payment is left.",
    confirm: "Accept dispute",
    success: disputeMessages.accepted,
    failure: disputeMessages.acceptFailed,
  }));
