import { read, write } from "../http/route.ts";

export const notificationRoutes = {
  all: read("/notifications"),
  read: write("/notifications/read"),
  mail: read("/notifications/mail"),
  setMail: write("/notifications/mail"),
} as const;
