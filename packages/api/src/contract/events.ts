import { Schema } from "effect";
import { eventRoutes } from "../routes/events.ts";
import { group } from "./group.ts";

export const eventContract = group(eventRoutes, {
  stream: {
    summary:
      "Server-sent events: `changed` names a noun of the caller's companies, `resync` reports that something may have been missed",
    access: "signedIn",
    response: Schema.String,
    produces: "text/event-stream",
    errors: ["Unauthenticated", "Forbidden", "TooMany"],
  },
});
