import { elsewhere, ofNone, ofPerson, type KnownCalls } from "./known-call.ts";

export const sessionCalls: KnownCalls<"session"> = {
  settings: ofNone(),
  current: ofNone(),
  // it would end the sign-in of every other try
  end: elsewhere(
    "end-sessions.test.ts ends the caller's own and no others, a flow those of an invited user",
  ),
  own: ofNone(),
  endOne: elsewhere("own-sessions.test.ts ends a caller's own, and tries those of others"),
  userById: ofPerson(),
};
