import { notificationText } from "@marquee/domain/notifications/notification-text";
import type { Notification } from "@marquee/domain/notifications/notification.schema";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import { EmptyState } from "@marquee/ui/feedback/empty-state.tsx";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Bell } from "lucide-react";
import { useState } from "react";
import type { Address } from "../../page-kit/address.ts";
import { Outline, WhenLoaded } from "../../page-kit/when-loaded.tsx";
import { useClient } from "../../session/session-context.tsx";
import { useMarkRead } from "./notification-popover.queries.ts";
import { NOTIFICATIONS_SHOWN, notificationsQuery } from "./notifications.queries.ts";

interface ItemProps {
  readonly item: Notification;
  readonly onChoose: () => void;
}

function Item({ item, onChoose }: ItemProps) {
  const { title, detail } = notificationText(item);
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        className="flex w-full gap-3 rounded-small px-3 py-2.5 text-left hover:bg-hover"
      >
        <span
          aria-hidden="true"
          className={`mt-1.5 size-2 shrink-0 rounded-full ${item.readOn === null ? "bg-accent" : ""}`}
        />
        <span className="min-w-0 flex-1">
          {item.readOn === null ? <span className="sr-only">Unread: </span> : null}
          <span className="block font-medium [overflow-wrap:anywhere]">{title}</span>
          <span className="block text-small text-muted">{detail}</span>
          <span className="block text-tiny text-muted">
            <Instant at={item.createdOn} />
          </span>
        </span>
      </button>
    </li>
  );
}

/** The user's notifications, the newest first: choosing one marks it as read and leads to it (NOTE-8). */
export function NotificationList({ onClose }: { readonly onClose: () => void }) {
  const [size, setSize] = useState(NOTIFICATIONS_SHOWN);
  const query = useQuery({
    ...notificationsQuery(useClient(), size),
    placeholderData: keepPreviousData,
  });
  const navigate = useNavigate();
  const markRead = useMarkRead();
  const choose = (item: Notification) => {
    const { path, search } = notificationText(item);
    if (item.readOn === null) markRead.mutate([item.id]);
    onClose();
    // the domain names paths of the panel
    void navigate({ to: path as Address["to"], search });
  };
  return (
    <WhenLoaded
      query={query}
      failure="The notifications could not be loaded"
      outline={
        <div className="p-4">
          <Outline sizes={["h-10 w-full", "h-10 w-full", "h-10 w-full"]} />
        </div>
      }
    >
      {({ rows, total, counts }) =>
        rows.length === 0 ? (
          <EmptyState
            icon={<Bell />}
            title="Nothing yet"
            detail="Approvals, campaigns that end tomorrow and failed payments show here."
          />
        ) : (
          <>
            <div className="flex items-center justify-between gap-3 border-b border-line px-4 py-2">
              <h2 className="text-section">Notifications</h2>
              {(counts?.["unread"] ?? 0) > 0 ? (
                <Button variant="ghost" size="sm" onClick={() => markRead.mutate(null)}>
                  Mark all as read
                </Button>
              ) : null}
            </div>
            <ul aria-label="Notifications" className="max-h-[60dvh] overflow-y-auto p-1">
              {rows.map((item) => (
                <Item key={item.id} item={item} onChoose={() => choose(item)} />
              ))}
              {rows.length < total ? (
                <li className="p-2 text-center">
                  <Button
                    size="sm"
                    variant="ghost"
                    busy={query.isPlaceholderData}
                    onClick={() => setSize(size + NOTIFICATIONS_SHOWN)}
                  >
                    Show older ones
                  </Button>
                </li>
              ) : null}
            </ul>
          </>
        )
      }
    </WhenLoaded>
  );
}
