import { NOTIFICATION_LABELS } from "@marquee/domain/notifications/notification-text";
import type { NotificationKind } from "@marquee/domain/notifications/notification.schema";
import { notifiedKinds } from "@marquee/domain/notifications/notified-users";
import { Checkbox } from "@marquee/ui/fields/checkbox.tsx";
import { useQuery } from "@tanstack/react-query";
import { useClient, useUser } from "../../session/session-context.tsx";
import { mailQuery, useSetMail } from "./notification-popover.queries.ts";

/** Which notifications are mailed, too: a tick for each kind that the user can get, saved at once (NOTE-9). */
export function MailChoice() {
  const { data } = useQuery(mailQuery(useClient()));
  const user = useUser();
  const save = useSetMail();
  if (!data) return null;
  const chosen = new Set(save.isPending ? save.variables : data.kinds);
  const set = (kind: NotificationKind, isChosen: boolean) =>
    save.mutate([...new Set([...chosen, kind])].filter((each) => isChosen || each !== kind));
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-medium">Mail me, too, when</legend>
      {notifiedKinds(user).map((kind) => (
        <Checkbox
          key={kind}
          checked={chosen.has(kind)}
          onCheckedChange={(isChosen) => set(kind, isChosen)}
          label={NOTIFICATION_LABELS[kind]}
        />
      ))}
      <p role={save.isError ? "alert" : undefined} className="text-small text-muted">
        {save.isError
          ? "That could not be saved. Please try again."
          : "Saved at once. At most ten mails a day; the bell has all of them."}
      </p>
    </fieldset>
  );
}
