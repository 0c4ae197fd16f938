import { extension, read, write } from "../http/route.ts";

export const undeliveredRoutes = {
  list: extension(read("/undelivered")),
  sendAgain: extension(write("/undelivered/:id/sendAgain")),
  correctAddress: extension(write("/undelivered/:id/correctAddress")),
  sendAllAgain: extension(write("/undelivered/sendAgain")),
} as const;
