import { elsewhere, ofNone, showing, type KnownCalls } from "./known-call.ts";

const shows = showing("undelivered.manage");

export const undeliveredCalls: KnownCalls<"undelivered"> = {
  list: shows(ofNone()),
  sendAgain: shows(elsewhere("the flows of the fuzz give up a job first (REL-F10)")),
  correctAddress: shows(elsewhere("the flows of the fuzz give up a mail first (REL-F10)")),
  sendAllAgain: shows(ofNone()),
};
