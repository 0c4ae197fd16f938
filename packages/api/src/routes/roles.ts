import { read, write } from "../http/route.ts";

export const roleRoutes = {
  all: read("/role/getRoles/:encEmail"),
  add: write("/role/addRole/:encEmail"),
} as const;
