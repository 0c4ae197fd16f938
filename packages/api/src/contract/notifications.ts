import {
  Notification,
  NotificationMail,
  ReadNotifications,
  UnreadCount,
} from "@marquee/domain/notifications/notification.schema";
import { signedInErrors } from "../http/call.ts";
import { notificationRoutes } from "../routes/notifications.ts";
import { list, one, save } from "./calls.ts";
import { group } from "./group.ts";

export const notificationContract = group(notificationRoutes, {
  all: list({
    summary: "The caller's notifications, the newest first, with the count of those not read",
    response: Notification,
    sorts: ["createdOn"],
  }),
  read: save({
    summary: "Mark notifications of the caller as read; all of them if `ids` is null",
    access: "signedIn",
    body: ReadNotifications,
    response: UnreadCount,
    errors: signedInErrors,
  }),
  mail: one({
    summary: "Which kinds of the caller's notifications are mailed, too",
    response: NotificationMail,
  }),
  setMail: save({
    summary: "Have these kinds of the caller's notifications mailed, and no others",
    access: "signedIn",
    body: NotificationMail,
    response: NotificationMail,
    errors: signedInErrors,
  }),
});
