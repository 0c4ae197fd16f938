import { undeliveredMessages } from "@marquee/domain/undelivered/messages";
import { exampleUndeliveredJob } from "@marquee/machines/fixtures/example-undelivered-job";
import { beforeAll, it } from "vitest";
import { walkConfirmed } from "../../../testing/confirmed-walk.tsx";
import { EVERY_COMPANY } from "../../../testing/every-company.ts";
import { MERCHANT } from "../../../testing/render-screen.tsx";
import { press } from "../../../testing/screen-controls.ts";
import { dataResponse, listResponse, serveCalls } from "../../../testing/serve-calls.ts";
import { UndeliveredList } from "./undelivered-list.tsx";

serveCalls(({ pathname }) =>
  pathname.endsWith("/sendAgain")
    ? dataResponse({ jobs: 1 })
    : listResponse([exampleUndeliveredJob]),
);
beforeAll(() => import("@marquee/ui/overlays/alert-dialog.tsx"));

const ROW = "Send again Your campaign is paid, to ada@marquee.test";

it("[MACH-C10] [MACH-C11] [OUTBOX-M1] sending a job again shows and offers what it must in every state, and every transition can be taken", () =>
  walkConfirmed("sendAgain", {
    screen: (
      <UndeliveredList
        title="Payment Transactions"
        filter={EVERY_COMPANY}
        counts={{ undelivered: 1 }}
      />
    ),
    at: "/home/transactions?tab=undelivered",
    user: { ...MERCHANT, isMaster: "Y" },
    offered: [ROW, "Send all again"],
    request: press(ROW),
    question: "Send again: Your campaign is paid, to ada@marquee.test?",
    confirm: "Send again",
    success: undeliveredMessages.sentAgain(1),
    failure: undeliveredMessages.sendFailed,
  }));
