import { Home } from "@marquee/domain/home/home.schema";
import { idParam } from "../http/call.ts";
import { homeRoutes } from "../routes/home.ts";
import { one } from "./calls.ts";
import { group } from "./group.ts";

export const homeContract = group(homeRoutes, {
  read: one({
    summary: "Home: what is live and what waits for a merchant, the queues of staff",
    source: "extension",
    query: { companyId: idParam },
    response: Home,
  }),
});
