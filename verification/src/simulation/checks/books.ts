import type { CampaignArea, FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import type {
  MapProductsDraft,
  PromoteOfferDraft,
} from "@marquee/domain/campaigns/promotion/promotion.schema";
import type { Receipt } from "@marquee/domain/payments/receipt.schema";
import type pg from "pg";
import type { Scenario } from "../scenario/scenario.ts";

type Planned =
  | { readonly kind: "flyer"; readonly draft: FlyerPlanDraft }
  | { readonly kind: "promoteOffer"; readonly draft: PromoteOfferDraft }
  | { readonly kind: "mapProducts"; readonly draft: MapProductsDraft }
  | { readonly kind: "cardVerification"; readonly draft: object };
export type CheckoutRow = Planned & {
  readonly id: string;
  readonly state: string;
  readonly total: number;
  readonly charge: number;
  readonly user_id: string;
  readonly created_on: string;
  readonly receipt: Receipt;
};
export interface AttemptRow {
  readonly id: string;
  readonly checkout_id: string;
  readonly number: number;
  readonly provider: "stripe" | "paypal" | "none";
  readonly provider_id: string | null;
  readonly amount: number;
  readonly state: string;
  readonly refund_reason: string | null;
  readonly due_at: string | null;
  readonly dead_since: string | null;
}
export interface TransactionRow {
  readonly id: string;
  readonly outcome_key: string;
  readonly checkout_id: string;
  readonly status: "Paid" | "Fail" | "Error" | "Cancelled";
  readonly offer_id: string | null;
  readonly payment_id: string | null;
  readonly payment_type: string;
  readonly transaction_type: string;
  readonly amount: number;
  readonly campaign_id: string | null;
  readonly refunded_on: string | null;
  readonly refunded_amount: number | null;
}
/** A refund that staff requested. */
export interface StaffRefundRow {
  readonly id: string;
  readonly attempt_id: string;
  readonly checkout_id: string;
  readonly amount: number;
  readonly state: "done" | "failed" | "pending" | "refused" | "requested";
  readonly settled_on: string | null;
  readonly returned_on: string | null;
  readonly due_at: string | null;
}
export interface DisputeRow {
  readonly provider_id: string;
  readonly attempt_id: string;
  readonly checkout_id: string;
  readonly state: string;
  readonly amount: number;
  readonly withheld: number;
  readonly fee: number;
}
export interface CreditNoteRow {
  readonly number: string;
  readonly invoice_key: string;
  readonly amount: number;
  readonly lines: Receipt["lines"];
  readonly voided_on: string | null;
}
export interface CampaignRow {
  readonly id: string;
  readonly checkout_id: string;
  readonly campaign_price: number;
  readonly campaign_area: CampaignArea | null;
  readonly days: number;
  readonly valid_from: string | null;
  readonly valid_till: string | null;
  readonly created_on: string;
  /** What it promotes, and where, each in the order of the ids. */
  readonly items: readonly string[];
  readonly cities: readonly string[];
  readonly states: readonly string[];
}
interface InvoiceRow {
  readonly id: string;
  readonly invoice_id: string;
  readonly checkout_id: string;
  readonly campaign_id: string;
  readonly payment_id: string | null;
  readonly payment_type: string;
  readonly payment_amount: number;
}
/** An offer or a product. */
export interface ItemRow {
  readonly id: string;
  readonly active: "Y" | "N";
  readonly valid_from: string | null;
  readonly valid_till: string | null;
  readonly campaign_id: string | null;
}

/** A campaign, without what it promotes and where. */
export type MadeCampaign = Omit<CampaignRow, "cities" | "items" | "states">;

/** The branch, if its approval was changed, and by which request. */
export interface ApprovedStore {
  readonly id: string;
  readonly is_approve: "Y" | "N";
  readonly updated_on: string;
}

/** What was made or changed, in the order in which it happened. */
export type BookEvent = {
  readonly number: number;
  /** The transaction of the database. */
  readonly xact: string;
  readonly happened_on: string;
  /** When its transaction was committed: from then on others see it. */
  readonly committed_on: string;
} & (
  | { readonly source: "offer" | "product"; readonly before: ItemRow; readonly after: ItemRow }
  | {
      readonly source: "campaign";
      /** Null for one that is made. */
      readonly before: MadeCampaign | null;
      readonly after: MadeCampaign;
    }
  | {
      readonly source: "store";
      readonly after: ApprovedStore;
    }
  | {
      readonly source: "offer_product";
      readonly after: { readonly offer_id: string; readonly product_id: string };
    }
  | {
      readonly source: "transaction";
      readonly after: Pick<TransactionRow, "checkout_id" | "payment_id" | "status">;
    }
);

interface CardRow {
  readonly card_id: string;
  readonly user_id: string;
  readonly fingerprint: string;
}

/** Everything that a seed left in the database. Amounts are cents. */
export interface Books {
  readonly checkouts: readonly CheckoutRow[];
  readonly attempts: readonly AttemptRow[];
  readonly transactions: readonly TransactionRow[];
  readonly campaigns: readonly CampaignRow[];
  /** What is mapped to the live offer. */
  readonly mapped: readonly string[];
  readonly invoices: readonly InvoiceRow[];
  readonly creditNotes: readonly CreditNoteRow[];
  readonly staffRefunds: readonly StaffRefundRow[];
  readonly disputes: readonly DisputeRow[];
  readonly mails: readonly string[];
  /** What staff were notified of, by its key. */
  readonly told: readonly string[];
  /** Offers and products alike. */
  readonly items: readonly ItemRow[];
  readonly events: readonly BookEvent[];
  readonly cards: readonly CardRow[];
  readonly customers: readonly { readonly user_id: string; readonly customer_id: string }[];
  /** Cards whose deletion the provider was not sent yet. */
  readonly undeleted: readonly string[];
  /** Who let go of an attempt that another process held. */
  readonly letGo: readonly { readonly process: string; readonly holder: string }[];
  /** Webhooks that have had their effect, by the payment they are about. */
  readonly processedWebhooks: readonly { readonly type: string; readonly provider_id: string }[];
}

const list = (rows: string): string =>
  `(select coalesce(json_agg(row_to_json(r)), '[]') from (${rows}) r)`;
const aggregateIds = (rows: string): string =>
  `(select coalesce(json_agg(id order by id), '[]') from (${rows}) ids(id))`;

const ALL = `with c as (select * from checkout where user_id = any($2)),
  a as (select * from payment_attempt where checkout_id in (select id from c)),
  k as (select * from campaign where checkout_id in (select id from c))
select json_build_object(
  'checkouts', ${list("select * from c order by id")},
  'attempts', ${list("select * from a order by checkout_id, number")},
  'transactions', ${list("select * from transaction where checkout_id in (select id from c) order by created_on, outcome_key")},
  'campaigns', ${list(`select k.*,
      ${aggregateIds("select offer_id from campaign_offer where campaign_id = k.id union all select product_id from campaign_product where campaign_id = k.id")} as items,
      ${aggregateIds("select city_id from campaign_city where campaign_id = k.id")} as cities,
      ${aggregateIds("select state_id from campaign_state where campaign_id = k.id")} as states
    from k order by created_on`)},
  'mapped', (select coalesce(json_agg(product_id order by product_id), '[]') from offer_product
     where offer_id in (select id from offer where store_id = $1)),
  'invoices', ${list("select * from invoice where checkout_id in (select id from c) order by invoice_id")},
  'creditNotes', ${list("select n.* from credit_note n join invoice i on i.id = n.invoice_key where i.checkout_id in (select id from c) order by n.number")},
  'staffRefunds', ${list("select * from refund where checkout_id in (select id from c) order by id")},
  'disputes', ${list("select * from dispute where checkout_id in (select id from c) order by provider_id")},
  'told', (select coalesce(json_agg(key), '[]') from notification where recipient = 'master@marquee.test'
     and key in (select 'refundFailed:' || id from refund where checkout_id in (select id from c))),
  'mails', (select coalesce(json_agg(key), '[]') from outbox
     where key in (select 'campaign-paid:' || id from k union all select 'refunded:' || id from a
       union all select kind || id from refund, unnest(array['refunded:', 'refund-returned:']) kind
         where checkout_id in (select id from c))),
  'items', ${list(`select id, active, valid_from, valid_till, campaign_id from offer where store_id = $1
    union all select id, active, valid_from, valid_till, campaign_id from product where store_id = $1 order by id`)},
  'events', ${list("select * from simulation.event order by number")},
  'cards', ${list("select card_id, user_id, fingerprint from saved_card where user_id = any($2) order by card_id")},
  'customers', ${list("select user_id, customer_id from card_customer where user_id = any($2) order by user_id")},
  'undeleted', (select coalesce(json_agg(payload ->> 'cardId'), '[]') from outbox where kind = 'forgetCard' and done_on is null),
  'letGo', ${list("select process, holder from simulation.let_go where attempt in (select id from a)")},
  'processedWebhooks', ${list("select type, provider_id from provider_event where processed_on is not null and provider_id in (select provider_id from a)")}
) as all`;

/** Reads everything that a seed left. */
export async function readBooks(
  owner: pg.Pool,
  { storeId, users }: Pick<Scenario, "storeId" | "users">,
): Promise<Books> {
  const { rows } = await owner.query<{ all: Books }>({
    name: "books",
    text: ALL,
    values: [storeId, users.map(({ user }) => user.email)],
  });
  const [row] = rows;
  if (!row) throw new Error("the books are not answered");
  return row.all;
}

/** Forgets what earlier seeds recorded. */
export async function clearEvents(owner: pg.Pool): Promise<void> {
  await owner.query("truncate simulation.event");
}

/** The last number of a series of documents in the simulated year; 0 before there is any. */
export async function lastNumber(owner: pg.Pool, series: "CN" | "INV"): Promise<number> {
  const { rows } = await owner.query<{ last: number }>(
    "select coalesce(max(last), 0) as last from paper_counter where series = $1",
    [series],
  );
  return rows[0]?.last ?? 0;
}
