import { byBody, ofNone, type KnownCalls } from "./known-call.ts";

export const notificationCalls: KnownCalls<"notifications"> = {
  all: ofNone(),
  read: byBody("none", () => ({ ids: null })),
  mail: ofNone(),
  setMail: byBody("none", () => ({ kinds: [] })),
};
