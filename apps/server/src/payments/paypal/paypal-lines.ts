import type { MovementKind } from "@marquee/domain/reconciliation/movement";
import type { Schema } from "effect";
import type { Refused, Unavailable } from "../attempts/payment-provider.ts";
import type { LineProvider, ListResponse, ListedRefund, Movement } from "../books/line-provider.ts";
import type { ProviderDispute } from "../disputes/dispute-provider.ts";
import { readCustomId } from "./custom-id.ts";
import type { PaypalCall, PaypalSession } from "./paypal-client.ts";
import { findPaypalDispute } from "./paypal-disputes.ts";
import { centsIn } from "./paypal-payment.ts";
import { refundStatus } from "./paypal-refunds.ts";
import { PaypalDisputeList, PaypalOrder, PaypalTransactions } from "./paypal-shapes.ts";

/** PayPal's limits: days of one search, and lines of one page. */
const LONGEST = 31 * 86_400_000;
const PAGE = 500;
const DISPUTES_PAGE = 50;

type Transaction = (typeof PaypalTransactions.Type)["transaction_details"][number];

/** What a transaction is, by PayPal's event codes: T00 payments, T1107 refunds, T04 to the bank, T01 fees, T11 and T12 disputes. */
function kindOf(code: string): MovementKind {
  if (code === "T1107" || code === "T1108") return "refund";
  if (/^T1[12]/.test(code)) return "dispute";
  if (code.startsWith("T00")) return "payment";
  if (code.startsWith("T04")) return "payout";
  return code.startsWith("T01") ? "fee" : "other";
}

const signedCents = (value: string): number =>
  value.startsWith("-") ? -signedCents(value.slice(1)) : centsIn({ value });

const present = <Name extends string>(name: Name, value: string | undefined) =>
  value ? ({ [name]: value } as Readonly<Record<Name, string>>) : {};

function toMovement({ transaction_info: info, payer_info: payer }: Transaction): Movement {
  const { transaction_id: id, transaction_amount: money, fee_amount: fee } = info;
  const kind = kindOf(info.transaction_event_code);
  const feeCents = fee === undefined ? 0 : -signedCents(fee.value);
  return {
    id,
    kind,
    cents: signedCents(money.value),
    feeCents,
    currency: money.currency_code,
    on: new Date(info.transaction_initiation_date),
    receivedAs: kind === "payment" ? id : (info.paypal_reference_id ?? null),
    ...(kind === "payment"
      ? {
          named: {
            ...present("attemptId", info.invoice_id),
            ...present("payer", payer?.email_address),
            ...readCustomId(info.custom_field ?? ""),
          },
        }
      : {}),
  };
}

type Session = () => PaypalSession;

/** Reads something of PayPal in a session of its own: a list may take longer than one lasts. */
async function read<Body>(
  session: Session,
  path: string,
  shape: Schema.Codec<Body, unknown>,
): Promise<{ readonly tag: "ok"; readonly body: Body } | Refused | Unavailable> {
  const call: PaypalCall = { method: "GET", path };
  const response = await session()(call, shape);
  return response.tag === "refused"
    ? { tag: "refused", reason: response.issue, missing: response.missing }
    : response;
}

/** The transactions of at most 31 days. Those that are not completed have moved nothing. */
async function listPart(
  session: Session,
  since: Date,
  until: Date,
): Promise<ListResponse<Movement>> {
  const lines: Movement[] = [];
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({
      start_date: since.toISOString(),
      end_date: until.toISOString(),
      fields: "transaction_info,payer_info",
      page_size: String(PAGE),
      page: String(page),
    });
    const found = await read(
      session,
      `/v1/reporting/transactions?${query.toString()}`,
      PaypalTransactions,
    );
    if (found.tag !== "ok") return found;
    const { transaction_details: details, total_pages: pages } = found.body;
    lines.push(
      ...details
        .filter(({ transaction_info: { transaction_status: status } }) => status === "S")
        .map(toMovement),
    );
    if (page >= pages) return { tag: "list", lines };
  }
}

async function listMovements(
  session: Session,
  since: Date,
  until: Date,
): Promise<ListResponse<Movement>> {
  const lines: Movement[] = [];
  for (let from = since.getTime(); from < until.getTime(); from += LONGEST) {
    const to = new Date(Math.min(from + LONGEST, until.getTime()));
    const part = await listPart(session, new Date(from), to);
    if (part.tag !== "list") return part;
    lines.push(...part.lines);
  }
  return { tag: "list", lines };
}

const nextPath = (links: readonly { readonly rel: string; readonly href: string }[]) => {
  const next = links.find(({ rel }) => rel === "next");
  if (!next) return null;
  const { pathname, search } = new URL(next.href, "https://paypal.invalid");
  return `${pathname}${search}`;
};

/** The list names disputes alone; what was withheld is in each. */
async function listDisputes(session: Session, since: Date): Promise<ListResponse<ProviderDispute>> {
  const lines: ProviderDispute[] = [];
  const query = new URLSearchParams({
    start_time: since.toISOString(),
    page_size: String(DISPUTES_PAGE),
  });
  for (let path: string | null = `/v1/customer/disputes?${query.toString()}`; path !== null;) {
    const found: Awaited<ReturnType<typeof read<typeof PaypalDisputeList.Type>>> = await read(
      session,
      path,
      PaypalDisputeList,
    );
    if (found.tag !== "ok") return found;
    for (const { dispute_id: id } of found.body.items) {
      const response = await findPaypalDispute(session(), id);
      if (response.tag !== "dispute") return response;
      lines.push(response.dispute);
    }
    path = nextPath(found.body.links ?? []);
  }
  return { tag: "list", lines };
}

async function listRefunds(session: Session, orderId: string): Promise<ListResponse<ListedRefund>> {
  const path = `/v2/checkout/orders/${encodeURIComponent(orderId)}`;
  const found = await read(session, path, PaypalOrder);
  if (found.tag !== "ok") return found;
  const [{ payments }] = found.body.purchase_units;
  return {
    tag: "list",
    lines: (payments?.refunds ?? []).map(({ id, amount, status }) => ({
      id,
      cents: centsIn(amount),
      currency: amount.currency_code,
      status: refundStatus(status),
    })),
  };
}

/** The lists of a PayPal account (RECONCILE-P2). PayPal pays out when its owner asks for it: it lists no payouts. */
export const paypalLines = (session: Session): LineProvider => ({
  listMovements: (since, until) => listMovements(session, since, until),
  listPayouts: () => Promise.resolve({ tag: "list", lines: [] }),
  listDisputes: (since) => listDisputes(session, since),
  listRefunds: (orderId) => listRefunds(session, orderId),
});
