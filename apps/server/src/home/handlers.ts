import { given } from "@marquee/api/http/path";
import type pg from "pg";
import type { HandlersOf } from "../platform/http/handlers.ts";
import { readHome } from "./read-home.ts";

export interface HomeServices {
  readonly pool: pg.Pool;
}

export const homeHandlers = ({ pool }: HomeServices): HandlersOf<"home"> => ({
  read: ({ query }, request) => readHome(request, pool, given(query.companyId)),
});
