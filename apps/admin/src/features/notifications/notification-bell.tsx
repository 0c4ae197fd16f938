import { useOnDemand } from "@marquee/ui/browser/use-on-demand.ts";
import { IconButton } from "@marquee/ui/controls/icon-button.tsx";
import { TIP } from "@marquee/ui/overlays/tip.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import { useEffect, useState } from "react";
import { onceFetched } from "../../session/once-fetched.ts";
import { useClient } from "../../session/session-context.tsx";
import { notificationsQuery } from "./notifications.queries.ts";

const load = () => import("./notification-popover.tsx");
/** More are not counted out. */
const MOST = 99;

/** Whether the page has what it shows: nothing that a user waits for comes after the count. */
function useIsPageThere(): boolean {
  const queries = useQueryClient();
  const [isThere, setThere] = useState(false);
  useEffect(() => onceFetched(queries, () => setThere(true)), [queries]);
  return isThere;
}

/** The bell of the top bar with how many notifications are unread; its list is loaded when it is first opened (NOTE-8). */
export function NotificationBell() {
  const [popover, want] = useOnDemand(load);
  const [open, setOpen] = useState(false);
  const isThere = useIsPageThere();
  const { data } = useQuery({ ...notificationsQuery(useClient()), enabled: isThere || open });
  const unread = data?.counts?.["unread"] ?? 0;
  const count = unread > MOST ? `${MOST}+` : String(unread);
  const press = () => {
    setOpen(true);
    void want().then((came) => (came ? undefined : setOpen(false)));
  };
  const bell = (
    <IconButton
      label={unread === 0 ? "Notifications" : `Notifications, ${count} unread`}
      className="relative"
      aria-haspopup="dialog"
      // it would cover the list
      {...(open ? { [TIP]: undefined } : {})}
      icon={
        <>
          <Bell className="size-4" aria-hidden="true" />
          {unread === 0 ? null : (
            <span
              aria-hidden="true"
              className="figures absolute top-0.5 right-0 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-tiny leading-4 font-semibold text-on-accent"
            >
              {count}
            </span>
          )}
        </>
      }
      {...(popover ? {} : { onClick: press })}
    />
  );
  return popover ? (
    <popover.NotificationPopover trigger={bell} open={open} onOpenChange={setOpen} />
  ) : (
    bell
  );
}
