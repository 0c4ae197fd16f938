import { extension, read, write } from "../http/route.ts";

export const notificationRoutes = {
  all: extension(read("/notifications")),
  read: extension(write("/notifications/read")),
  mail: extension(read("/notifications/mail")),
  setMail: extension(write("/notifications/mail")),
} as const;
