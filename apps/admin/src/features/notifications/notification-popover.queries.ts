import type { Client } from "@marquee/api/client/create-client";
import type { NotificationKind } from "@marquee/domain/notifications/notification.schema";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useClient } from "../../session/session-context.tsx";
import { NOTIFICATIONS } from "./notifications.queries.ts";

/** Marks notifications as read, all of them for null. */
export function useMarkRead() {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[] | null) => client.notifications.read({ body: { ids } }),
    onSettled: () => queries.invalidateQueries({ queryKey: NOTIFICATIONS }),
  });
}

/** Which kinds of the user's notifications are mailed, too. */
export const mailQuery = (client: Client) =>
  queryOptions({
    queryKey: [...NOTIFICATIONS, "mail"],
    queryFn: ({ signal }) => client.notifications.mail({}, { signal }),
  });

/** Has these kinds of the user's notifications mailed, and no others. */
export function useSetMail() {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (kinds: readonly NotificationKind[]) =>
      client.notifications.setMail({ body: { kinds } }),
    onSettled: () => queries.invalidateQueries({ queryKey: [...NOTIFICATIONS, "mail"] }),
  });
}
