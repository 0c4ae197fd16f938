import { disputeView, type PayPalDisputeRow } from "./dispute.ts";
import { badRequest } from "./paypal-error.ts";
import type { PayPalWork } from "./paypal-work.ts";

const LARGEST_PAGE = 50;

/** Disputes since `start_time`, the newest first, a page at a time; the link `next` leads on [SBX-Y10]. */
export async function listDisputes(
  work: PayPalWork,
  query: Readonly<Record<string, string | undefined>>,
): Promise<object> {
  const since = new Date(query["start_time"] ?? 0);
  const size = Number(query["page_size"] ?? 10);
  const offset = Number(query["next_page_token"] ?? 0);
  if (Number.isNaN(since.getTime()) || !(size >= 1 && size <= LARGEST_PAGE) || !(offset >= 0))
    throw badRequest("INVALID_PARAMETER_VALUE", "A parameter is out of range.");
  const { rows } = await work.tx.query<PayPalDisputeRow>(
    `select * from sandbox.paypal_dispute where created_at >= $1 order by created_at desc, id limit $2 offset $3`,
    [since, size + 1, offset],
  );
  const next = new URLSearchParams({
    start_time: since.toISOString(),
    page_size: String(size),
    next_page_token: String(offset + size),
  });
  return {
    items: rows.slice(0, size).map((row) => {
      const { money_movements: _movements, ...listed } = disputeView(row);
      return listed;
    }),
    links:
      rows.length > size
        ? [{ href: `/v1/customer/disputes?${next}`, rel: "next", method: "GET" }]
        : [],
  };
}
