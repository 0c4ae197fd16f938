import { sessionMessages } from "@marquee/domain/session/messages";
import type { SessionsEnded } from "@marquee/domain/session/sessions-ended.schema";
import type { UserSession } from "@marquee/domain/session/user-session.schema";
import { createConfirmedAction } from "../patterns/confirmed-action.machine.ts";

/** Signs one's other browser out (SESSION-O4). */
export const endSessionMachine = createConfirmedAction<UserSession, SessionsEnded>({
  id: "endSession",
  title: "Signing another browser out",
  success: sessionMessages.ended,
  failure: sessionMessages.stays,
});
