import { byBody, ofNone, showing, type KnownCalls } from "./known-call.ts";

const batch = (id: string) => ({ id, machines: [] });

export const trafficCalls: KnownCalls<"traffic"> = {
  count: byBody("none", (_subject, id) => batch(id)),
  countSignedOut: byBody("none", (_subject, id) => batch(id)),
  read: showing("traffic.view")(ofNone(() => ({ params: { machine: "onboarding" } }))),
};
