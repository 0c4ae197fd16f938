import { read, write } from "../http/route.ts";

export const undeliveredRoutes = {
  list: read("/undelivered"),
  sendAgain: write("/undelivered/:id/sendAgain"),
  correctAddress: write("/undelivered/:id/correctAddress"),
  sendAllAgain: write("/undelivered/sendAgain"),
} as const;
