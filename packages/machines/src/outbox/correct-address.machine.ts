import { undeliveredMessages } from "@marquee/domain/undelivered/messages";
import type { RevivedJobs, UndeliveredJob } from "@marquee/domain/undelivered/undelivered.schema";
import { createConfirmedAction } from "../patterns/confirmed-action.machine.ts";

/** Sends a mail that was not delivered to another address, which is written under the question (OUTBOX-A1). */
export const correctAddressMachine = createConfirmedAction<UndeliveredJob, RevivedJobs>({
  id: "correctAddress",
  title: "Sending a mail to a corrected address",
  success: ({ jobs }) => undeliveredMessages.sentAgain(jobs),
  failure: undeliveredMessages.sendFailed,
});
