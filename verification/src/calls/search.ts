import { ofNone, type KnownCalls } from "./known-call.ts";

export const searchCalls: KnownCalls<"search"> = { find: ofNone(() => ({ query: { q: "ma" } })) };
