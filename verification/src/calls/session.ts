import { ofNone, ofPerson, type KnownCalls } from "./known-call.ts";

export const sessionCalls: KnownCalls<"session"> = {
  settings: ofNone(),
  current: ofNone(),
  userById: ofPerson(),
};
