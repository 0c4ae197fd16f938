import { firstRow } from "../database/queryable.ts";
import { eventView, type EventRow } from "./event.ts";
import { list } from "./page-of.ts";
import { missing } from "./stripe-error.ts";
import { param, read, type StripeRoute } from "./stripe-route.ts";

export const eventRoutes: readonly StripeRoute[] = [
  list<EventRow>("/v1/events", {
    table: "stripe_event",
    filters: ["type"],
    view: eventView,
  }),
  read("/v1/events/:event", async (call) => {
    const id = param(call, "event");
    const row = await firstRow<EventRow>(
      call.tx,
      "select * from sandbox.stripe_event where id = $1",
      [id],
    );
    if (!row) throw missing("event", id);
    return eventView(row);
  }),
];
