import { ofNone, type KnownCalls } from "./known-call.ts";

export const homeCalls: KnownCalls<"home"> = { read: ofNone() };
