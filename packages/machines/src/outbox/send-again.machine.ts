import { undeliveredMessages } from "@marquee/domain/undelivered/messages";
import type { RevivedJobs, UndeliveredJob } from "@marquee/domain/undelivered/undelivered.schema";
import { createConfirmedAction } from "../patterns/confirmed-action.machine.ts";

/** What is sent again: one job, or every one that was given up, of which so many were listed. */
export type SendingAgain =
  | { readonly tag: "one"; readonly job: UndeliveredJob }
  | { readonly tag: "all"; readonly total: number };

/** Gives what was not delivered its attempts again (OUTBOX-M1). */
export const sendAgainMachine = createConfirmedAction<SendingAgain, RevivedJobs>({
  id: "sendAgain",
  title: "Sending again what was not delivered",
  success: ({ jobs }) => undeliveredMessages.sentAgain(jobs),
  failure: undeliveredMessages.sendFailed,
});
