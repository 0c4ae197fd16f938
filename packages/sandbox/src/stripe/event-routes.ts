import { firstRow } from "../database/queryable.ts";
import { eventView, type EventRow } from "./event.ts";
import { text } from "./form.ts";
import { PAGE, listPage } from "./page-of.ts";
import { missing } from "./stripe-error.ts";
import { ok, param, type StripeRoute } from "./stripe-route.ts";

export const eventRoutes: readonly StripeRoute[] = [
  {
    method: "GET",
    path: "/v1/events",
    accepts: ["type", ...PAGE],
    handle: async (call) =>
      ok(
        await listPage<EventRow>(call.tx, call.form, {
          table: "stripe_event",
          where: { type: text(call.form, "type") },
          url: call.path,
          view: eventView,
        }),
      ),
  },
  {
    method: "GET",
    path: "/v1/events/:event",
    accepts: [],
    async handle(call) {
      const id = param(call, "event");
      const row = await firstRow<EventRow>(
        call.tx,
        "select * from sandbox.stripe_event where id = $1",
        [id],
      );
      if (!row) throw missing("event", id);
      return ok(eventView(row));
    },
  },
];
