import type { FastifyRequest } from "fastify";
import { firstRow } from "../database/queryable.ts";
import type { PayPalWork } from "./paypal-work.ts";

/** A change of an order, a capture or a refund. */
export interface Change {
  /** Makes the change and returns the resource's id. */
  readonly apply: (work: PayPalWork) => Promise<string>;
  /** The resource as it is now. */
  readonly show: (work: PayPalWork, id: string) => Promise<object>;
}

export interface ChangeResponse {
  readonly status: number;
  readonly body: object;
}

/** The resource that a request made before under the same PayPal-Request-Id; others under that id wait [SBX-Y5]. */
async function lockResource({ tx }: PayPalWork, path: string, id: string): Promise<string | null> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('paypal ' || $1, 0))", [
    `${path} ${id}`,
  ]);
  const known = await firstRow<{ resource: string }>(
    tx,
    "select resource from sandbox.paypal_request where path = $1 and request_id = $2",
    [path, id],
  );
  return known?.resource ?? null;
}

/** Makes a change once: a repeated PayPal-Request-Id changes nothing and returns the resource as it is now [SBX-Y5]. */
export async function changeOnce(
  work: PayPalWork,
  request: FastifyRequest,
  { apply, show }: Change,
): Promise<ChangeResponse> {
  const given = request.headers["paypal-request-id"];
  const id = typeof given === "string" && given ? given : null;
  const known = id && (await lockResource(work, request.url, id));
  if (known) return { status: 200, body: await show(work, known) };
  const resource = await apply(work);
  if (id)
    await work.tx.query(
      "insert into sandbox.paypal_request (path, request_id, resource) values ($1, $2, $3)",
      [request.url, id, resource],
    );
  return { status: 201, body: await show(work, resource) };
}
