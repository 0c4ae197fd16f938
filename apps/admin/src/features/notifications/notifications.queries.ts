import type { Client } from "@marquee/api/client/create-client";
import { queryOptions } from "@tanstack/react-query";
import { nounKey } from "../../page-kit/noun-key.ts";

export const NOTIFICATIONS = nounKey("notifications");

/** How many notifications are shown at first, the newest ones, and how many more on each request. */
export const NOTIFICATIONS_SHOWN = 20;

/** The user's latest notifications, with how many are unread. */
export const notificationsQuery = (client: Client, size = NOTIFICATIONS_SHOWN) =>
  queryOptions({
    queryKey: [...NOTIFICATIONS, "list", size],
    queryFn: ({ signal }) => client.notifications.all({ query: { size } }, { signal }),
  });
