import type { HandlersOf } from "../platform/http/handlers.ts";
import { readHome } from "./read-home.ts";

export const homeHandlers: HandlersOf<"home"> = {
  read: (_input, request) => readHome(request),
};
