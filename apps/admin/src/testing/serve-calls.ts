import type { Failure } from "@marquee/api/http/failure";
import { beforeEach, vi } from "vitest";

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

/** The answer of a call with one thing. */
export const dataResponse = (data: unknown): Response => json({ data });

/** The answer of a list call with these rows alone. */
export const listResponse = (
  rows: readonly unknown[],
  counts?: Readonly<Record<string, number>>,
): Response => json({ data: rows, meta: { total: rows.length, counts } });

/** The answer of a list call that holds some of `total` rows. */
export const partResponse = (
  rows: readonly unknown[],
  total: number,
  sums?: Readonly<Record<string, number>>,
): Response => json({ data: rows, meta: { total, sums } });

/** The answer of a call that is refused. */
export const refusalResponse = (error: Failure, status = 503): Response => json({ error }, status);

/** Responds to the calls of every test of the file, instead of a server. `body` is what was sent, null if nothing was. */
export function serveCalls(
  respond: (url: URL, body: unknown) => Response | Promise<Response>,
): void {
  beforeEach(() => {
    vi.stubGlobal("fetch", async (request: Request | string | URL, init: RequestInit = {}) => {
      const url = request instanceof Request ? request.url : String(request);
      const sent = request instanceof Request ? await request.clone().text() : init.body;
      const body: unknown = typeof sent === "string" && sent !== "" ? JSON.parse(sent) : null;
      return respond(new URL(url, "http://x"), body);
    });
  });
}
