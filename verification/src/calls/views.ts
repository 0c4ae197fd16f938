import { byBody, elsewhere, ofNone, type KnownCalls } from "./known-call.ts";

const SAVED = elsewhere("the flows of the fuzz save a view first (REL-F10)");

export const viewCalls: KnownCalls<"views"> = {
  all: ofNone(() => ({ query: { list: "Offers" } })),
  create: byBody("none", (_subject, id) => ({
    id,
    list: "Offers",
    name: `View ${id}`,
    query: "q=linen",
  })),
  update: SAVED,
  remove: SAVED,
};
