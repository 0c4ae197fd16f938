import type { Client } from "@marquee/api/client/create-client";
import { queryOptions } from "@tanstack/react-query";
import { nounKey } from "../../page-kit/noun-key.ts";

export const NOTIFICATIONS = nounKey("notifications");

/** So many are shown, the newest. */
const SHOWN = 20;

/** The user's latest notifications, with how many are unread. */
export const notificationsQuery = (client: Client) =>
  queryOptions({
    queryKey: [...NOTIFICATIONS, "list"],
    queryFn: ({ signal }) => client.notifications.all({ query: { size: SHOWN } }, { signal }),
  });
