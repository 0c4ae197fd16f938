import { Home } from "@marquee/domain/home/home.schema";
import { dayOrNone, idParam } from "../http/call.ts";
import { homeRoutes } from "../routes/home.ts";
import { one } from "./calls.ts";
import { group } from "./group.ts";

export const homeContract = group(homeRoutes, {
  read: one({
    summary: "Home: what is live and what waits for a merchant, the queues of staff",
    query: { companyId: idParam, from: dayOrNone, to: dayOrNone },
    response: Home,
  }),
});
