CREATE TABLE "app_user" (
	"email" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"mobile_no" text DEFAULT '' NOT NULL,
	"gender" text,
	"auth_type" text NOT NULL,
	"is_master" text DEFAULT 'N' NOT NULL,
	"is_agent" text DEFAULT 'N' NOT NULL,
	"is_shopify" text DEFAULT 'N' NOT NULL,
	"role_id" text,
	"company_id" text,
	"store_id" text,
	"created_on" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "app_user_email" CHECK ("app_user"."email" = lower("app_user"."email")),
	CONSTRAINT "app_user_branch" CHECK ("app_user"."store_id" is null or "app_user"."company_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "app_user" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamptz(3) DEFAULT clock_timestamp() NOT NULL,
	"actor" text NOT NULL,
	"origin" text NOT NULL,
	"request" text NOT NULL,
	"action" text NOT NULL,
	"noun" text NOT NULL,
	"row_id" text NOT NULL,
	"company_id" text,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
ALTER TABLE "audit" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "beacon" (
	"company_id" text NOT NULL,
	"store_id" text NOT NULL,
	"offer_id" text,
	"product_id" text,
	"created_on" timestamptz(3) NOT NULL,
	"impressions" bigint DEFAULT 0 NOT NULL,
	"clicks" bigint DEFAULT 0 NOT NULL,
	"buy_now_clicks" bigint DEFAULT 0 NOT NULL,
	"snips" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "beacon_once_per_day" UNIQUE NULLS NOT DISTINCT("offer_id","created_on","product_id"),
	CONSTRAINT "beacon_item" CHECK (("beacon"."offer_id" is null) <> ("beacon"."product_id" is null)),
	CONSTRAINT "beacon_counts" CHECK (least("beacon"."impressions", "beacon"."clicks", "beacon"."buy_now_clicks", "beacon"."snips") >= 0)
);
--> statement-breakpoint
ALTER TABLE "beacon" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bill" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"company_id" text NOT NULL,
	"store_id" text NOT NULL,
	"status" text DEFAULT 'N' NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	"updated_by" text,
	"updated_on" timestamptz(3),
	CONSTRAINT "bill_of_company" UNIQUE("company_id","id"),
	CONSTRAINT "bill_status" CHECK ("bill"."status" in ('N', 'A', 'R')),
	CONSTRAINT "bill_review" CHECK (("bill"."status" = 'N') = ("bill"."updated_on" is null))
);
--> statement-breakpoint
ALTER TABLE "bill" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bill_file" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"store_id" text NOT NULL,
	"bill_id" text NOT NULL,
	"rating_id" text,
	"position" integer NOT NULL,
	"media_type" text NOT NULL,
	"picture" text,
	"bytes" "bytea",
	CONSTRAINT "bill_file_one" CHECK (("bill_file"."picture" is null) <> ("bill_file"."bytes" is null)),
	CONSTRAINT "bill_file_type" CHECK ("bill_file"."media_type" ~ '^(image|video)/[a-z0-9.+-]+$')
);
--> statement-breakpoint
ALTER TABLE "bill_file" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bill_rating" (
	"company_id" text NOT NULL,
	"store_id" text NOT NULL,
	"bill_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"comment" text NOT NULL,
	"rating" real NOT NULL,
	"rating_type" text NOT NULL,
	"offer_id" text,
	"product_id" text,
	CONSTRAINT "bill_rating_bill_id_id_pk" PRIMARY KEY("bill_id","id"),
	CONSTRAINT "bill_rating_range" CHECK ("bill_rating"."rating" between 0 and 5),
	CONSTRAINT "bill_rating_item" CHECK (case "bill_rating"."rating_type" when 'Offer' then "bill_rating"."offer_id" is not null and "bill_rating"."product_id" is null when 'Product' then "bill_rating"."product_id" is not null and "bill_rating"."offer_id" is null else false end)
);
--> statement-breakpoint
ALTER TABLE "bill_rating" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "campaign" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"store_id" text NOT NULL,
	"user_id" text NOT NULL,
	"campaign_name" text NOT NULL,
	"campaign_type" text NOT NULL,
	"campaign_for" text NOT NULL,
	"campaign_area" text,
	"campaign_price" bigint NOT NULL,
	"days" integer NOT NULL,
	"valid_from" timestamptz(3),
	"valid_till" timestamptz(3),
	"created_on" timestamptz(3) NOT NULL,
	"checkout_id" text,
	CONSTRAINT "campaign_once_per_checkout" UNIQUE("checkout_id"),
	CONSTRAINT "campaign_of_company" UNIQUE("company_id","id"),
	CONSTRAINT "campaign_dates" CHECK (("campaign"."valid_from" is null) = ("campaign"."valid_till" is null) and "campaign"."valid_from" < "campaign"."valid_till"),
	CONSTRAINT "campaign_days" CHECK ("campaign"."days" >= 1)
);
--> statement-breakpoint
ALTER TABLE "campaign" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "campaign_city" (
	"company_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"city_id" text NOT NULL,
	CONSTRAINT "campaign_city_campaign_id_city_id_pk" PRIMARY KEY("campaign_id","city_id")
);
--> statement-breakpoint
ALTER TABLE "campaign_city" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "campaign_offer" (
	"company_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"offer_id" text NOT NULL,
	CONSTRAINT "campaign_offer_campaign_id_offer_id_pk" PRIMARY KEY("campaign_id","offer_id")
);
--> statement-breakpoint
ALTER TABLE "campaign_offer" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "campaign_product" (
	"company_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"product_id" text NOT NULL,
	CONSTRAINT "campaign_product_campaign_id_product_id_pk" PRIMARY KEY("campaign_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "campaign_product" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "campaign_state" (
	"company_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"state_id" text NOT NULL,
	CONSTRAINT "campaign_state_campaign_id_state_id_pk" PRIMARY KEY("campaign_id","state_id")
);
--> statement-breakpoint
ALTER TABLE "campaign_state" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "catalog" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"store_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"total_sync" integer NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	CONSTRAINT "catalog_of_company" UNIQUE("company_id","id"),
	CONSTRAINT "catalog_total" CHECK ("catalog"."total_sync" >= 0)
);
--> statement-breakpoint
ALTER TABLE "catalog" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "catalog_item" (
	"company_id" text NOT NULL,
	"store_id" text NOT NULL,
	"catalog_id" text NOT NULL,
	"shop_id" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"brand" text NOT NULL,
	"link" text NOT NULL,
	"image" text[] NOT NULL,
	"price" bigint,
	"products" text[] NOT NULL,
	"offer_id" text,
	"product_id" text,
	CONSTRAINT "catalog_item_catalog_id_shop_id_pk" PRIMARY KEY("catalog_id","shop_id"),
	CONSTRAINT "catalog_item_one" CHECK (num_nonnulls("catalog_item"."offer_id", "catalog_item"."product_id") <= 1),
	CONSTRAINT "catalog_item_price" CHECK ("catalog_item"."price" >= 0)
);
--> statement-breakpoint
ALTER TABLE "catalog_item" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "category" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"parent_id" text,
	"root_id" text,
	"image" text,
	"created_on" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "category_root" CHECK (("category"."parent_id" is null) = ("category"."root_id" is null))
);
--> statement-breakpoint
CREATE TABLE "checkout" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"company_id" text NOT NULL,
	"store_id" text NOT NULL,
	"user_id" text NOT NULL,
	"draft" jsonb NOT NULL,
	"request_hash" text NOT NULL,
	"receipt" jsonb NOT NULL,
	"total" bigint NOT NULL,
	"charge" bigint NOT NULL,
	"message" text,
	"created_on" timestamptz(3) NOT NULL,
	"updated_on" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	CONSTRAINT "checkout_id" CHECK ("checkout"."id" ~ '^[0-9a-f]{32}$'),
	CONSTRAINT "checkout_amounts" CHECK ("checkout"."total" >= 0 and "checkout"."charge" >= 0),
	CONSTRAINT "checkout_state" CHECK ("checkout"."state" in ('open', 'requiresAction', 'unknown', 'paid', 'declined', 'cancelled', 'refundDue', 'refunded', 'expired'))
);
--> statement-breakpoint
ALTER TABLE "checkout" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "city" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"state_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"reg_name" text,
	"is_shopify" text DEFAULT 'N' NOT NULL,
	"logo" text,
	"active" text DEFAULT 'Y' NOT NULL,
	"country_id" text NOT NULL,
	"created_on" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ingested" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"hash" text NOT NULL,
	"source" text NOT NULL,
	"received_on" timestamptz(3) NOT NULL,
	CONSTRAINT "ingested_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
ALTER TABLE "ingested" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invoice" (
	"id" text PRIMARY KEY NOT NULL,
	"invoice_id" text NOT NULL,
	"checkout_id" text NOT NULL,
	"invoice_type" text NOT NULL,
	"status" text NOT NULL,
	"offer_id" text,
	"product_id" text,
	"user_id" text NOT NULL,
	"company_id" text NOT NULL,
	"store_id" text NOT NULL,
	"payment_id" text,
	"payer_id" text,
	"payment_type" text NOT NULL,
	"payment_amount" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"discount_amount" bigint NOT NULL,
	"tax_amount" bigint NOT NULL,
	"gst" bigint NOT NULL,
	"hst" bigint NOT NULL,
	"pst" bigint NOT NULL,
	"qst" bigint NOT NULL,
	"campaign_id" text NOT NULL,
	"receipt" jsonb NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	CONSTRAINT "invoice_number_once" UNIQUE("invoice_id"),
	CONSTRAINT "invoice_once_per_checkout" UNIQUE("checkout_id")
);
--> statement-breakpoint
ALTER TABLE "invoice" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invoice_counter" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice_counter" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "item_tally" (
	"noun" text NOT NULL,
	"company_id" text NOT NULL,
	"store_id" text NOT NULL,
	"type" text NOT NULL,
	"active" text NOT NULL,
	"valid_from" timestamptz(3) NOT NULL,
	"valid_till" timestamptz(3) NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "item_tally_key" PRIMARY KEY("noun","company_id","store_id","type","active","valid_from","valid_till")
);
--> statement-breakpoint
ALTER TABLE "item_tally" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "offer" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"company_id" text NOT NULL,
	"store_id" text NOT NULL,
	"heading" text NOT NULL,
	"sub_heading" text NOT NULL,
	"description" text NOT NULL,
	"vendor_url" text NOT NULL,
	"market_place" text[] NOT NULL,
	"category_id" text,
	"full_image" text,
	"is_primary" text NOT NULL,
	"active" text DEFAULT 'N' NOT NULL,
	"valid_from" timestamptz(3),
	"valid_till" timestamptz(3),
	"campaign_id" text,
	"can_update_branch" text DEFAULT 'Y' NOT NULL,
	"total_rating" integer DEFAULT 0 NOT NULL,
	"avg_rating" real DEFAULT 0 NOT NULL,
	"created_by" text NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	"updated_by" text NOT NULL,
	"updated_on" timestamptz(3) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"create_hash" text NOT NULL,
	CONSTRAINT "offer_of_company" UNIQUE("company_id","id"),
	CONSTRAINT "offer_id" CHECK ("offer"."id" ~ '^[0-9a-f]{32}$'),
	CONSTRAINT "offer_dates" CHECK (("offer"."valid_from" is null) = ("offer"."valid_till" is null) and "offer"."valid_from" <= "offer"."valid_till"),
	CONSTRAINT "offer_type" CHECK ("offer"."type" in ('Offer', 'Collection'))
);
--> statement-breakpoint
ALTER TABLE "offer" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "offer_product" (
	"company_id" text NOT NULL,
	"offer_id" text NOT NULL,
	"product_id" text NOT NULL,
	CONSTRAINT "offer_product_offer_id_product_id_pk" PRIMARY KEY("offer_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "offer_product" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "outbox" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"due_at" timestamptz(3) NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"fence" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamptz(3),
	"done_on" timestamptz(3),
	"dead_on" timestamptz(3),
	"last_error" text,
	"created_on" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_end" CHECK ("outbox"."done_on" is null or "outbox"."dead_on" is null)
);
--> statement-breakpoint
ALTER TABLE "outbox" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "own_key" (
	"purpose" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "own_key" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_attempt" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"checkout_id" text NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"client_secret" text,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"provider_status" text,
	"last_error" text,
	"fence" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamptz(3),
	"due_at" timestamptz(3),
	"tries" integer DEFAULT 0 NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	CONSTRAINT "attempt_provider_once" UNIQUE("provider","provider_id"),
	CONSTRAINT "attempt_state" CHECK ("payment_attempt"."state" in ('creating', 'waiting', 'unknown', 'succeeded', 'refundDue', 'cancelled', 'dead')),
	CONSTRAINT "attempt_over" CHECK ("payment_attempt"."state" not in ('succeeded', 'refundDue') or "payment_attempt"."due_at" is null)
);
--> statement-breakpoint
ALTER TABLE "payment_attempt" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "product" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"store_id" text NOT NULL,
	"name" text NOT NULL,
	"heading" text NOT NULL,
	"brand" text NOT NULL,
	"description" text NOT NULL,
	"vendor_url" text NOT NULL,
	"actual_price" bigint NOT NULL,
	"offer_price" bigint NOT NULL,
	"market_place" text[] NOT NULL,
	"images" text[] NOT NULL,
	"active" text DEFAULT 'N' NOT NULL,
	"valid_from" timestamptz(3),
	"valid_till" timestamptz(3),
	"campaign_id" text,
	"created_by" text NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "product_of_company" UNIQUE("company_id","id"),
	CONSTRAINT "product_images" CHECK (cardinality("product"."images") <= 10),
	CONSTRAINT "product_prices" CHECK ("product"."actual_price" >= 0 and "product"."offer_price" >= 0)
);
--> statement-breakpoint
ALTER TABLE "product" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "promocode" (
	"code" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"discount" text NOT NULL,
	"active" text DEFAULT 'Y' NOT NULL,
	"valid_till" timestamptz(3),
	CONSTRAINT "promocode_code" CHECK ("promocode"."code" = upper("promocode"."code"))
);
--> statement-breakpoint
CREATE TABLE "provider_event" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"type" text NOT NULL,
	"provider_id" text,
	"received_on" timestamptz(3) NOT NULL,
	"processed_on" timestamptz(3)
);
--> statement-breakpoint
ALTER TABLE "provider_event" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "role" (
	"id" text PRIMARY KEY NOT NULL,
	"role_name" text NOT NULL,
	"is_system_role" text DEFAULT 'N' NOT NULL,
	"company_id" text
);
--> statement-breakpoint
ALTER TABLE "role" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "role_privilege" (
	"role_id" text NOT NULL,
	"privilege_code" text NOT NULL,
	CONSTRAINT "role_privilege_role_id_privilege_code_pk" PRIMARY KEY("role_id","privilege_code")
);
--> statement-breakpoint
CREATE TABLE "shop_bill" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"store_id" text NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	"total_price" bigint NOT NULL,
	"total_commission" bigint NOT NULL,
	CONSTRAINT "shop_bill_of_company" UNIQUE("company_id","id"),
	CONSTRAINT "shop_bill_amounts" CHECK ("shop_bill"."total_price" >= 0 and "shop_bill"."total_commission" >= 0)
);
--> statement-breakpoint
ALTER TABLE "shop_bill" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "shop_order" (
	"company_id" text NOT NULL,
	"store_id" text NOT NULL,
	"shop_bill_id" text NOT NULL,
	"order_number" text NOT NULL,
	"position" integer NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	"total_price" bigint NOT NULL,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone_number" text NOT NULL,
	"capture_reason" text NOT NULL,
	CONSTRAINT "shop_order_shop_bill_id_order_number_pk" PRIMARY KEY("shop_bill_id","order_number"),
	CONSTRAINT "shop_order_price" CHECK ("shop_order"."total_price" >= 0)
);
--> statement-breakpoint
ALTER TABLE "shop_order" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "state" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country_id" text NOT NULL,
	"total_tax" numeric(7,4) NOT NULL,
	"gst" numeric(7,4) NOT NULL,
	"hst" numeric(7,4) NOT NULL,
	"pst" numeric(7,4) NOT NULL,
	"qst" numeric(7,4) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"code" text NOT NULL,
	"store_name" text NOT NULL,
	"company_logo" text,
	"market_place" text[] NOT NULL,
	"country_id" text NOT NULL,
	"state_id" text NOT NULL,
	"city_id" text NOT NULL,
	"active" text DEFAULT 'Y' NOT NULL,
	"is_approve" text DEFAULT 'N' NOT NULL,
	"is_shopify" text DEFAULT 'N' NOT NULL,
	"created_on" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "store_of_company" UNIQUE("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "store" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "transaction" (
	"id" text PRIMARY KEY NOT NULL,
	"outcome_key" text NOT NULL,
	"checkout_id" text,
	"transaction_type" text NOT NULL,
	"status" text NOT NULL,
	"provider_status" text,
	"offer_id" text,
	"product_id" text,
	"user_id" text NOT NULL,
	"company_id" text NOT NULL,
	"store_id" text,
	"payment_id" text,
	"payer_id" text,
	"payment_type" text NOT NULL,
	"campaign_id" text,
	"amount" bigint NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	CONSTRAINT "transaction_once_per_outcome" UNIQUE("outcome_key")
);
--> statement-breakpoint
ALTER TABLE "transaction" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_company_id_store_id_store_company_id_id_fk" FOREIGN KEY ("company_id","store_id") REFERENCES "public"."store"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "beacon" ADD CONSTRAINT "beacon_company_id_offer_id_offer_company_id_id_fk" FOREIGN KEY ("company_id","offer_id") REFERENCES "public"."offer"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "beacon" ADD CONSTRAINT "beacon_company_id_product_id_product_company_id_id_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."product"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill" ADD CONSTRAINT "bill_company_id_store_id_store_company_id_id_fk" FOREIGN KEY ("company_id","store_id") REFERENCES "public"."store"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_file" ADD CONSTRAINT "bill_file_company_id_bill_id_bill_company_id_id_fk" FOREIGN KEY ("company_id","bill_id") REFERENCES "public"."bill"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_file" ADD CONSTRAINT "bill_file_bill_id_rating_id_bill_rating_bill_id_id_fk" FOREIGN KEY ("bill_id","rating_id") REFERENCES "public"."bill_rating"("bill_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_rating" ADD CONSTRAINT "bill_rating_company_id_bill_id_bill_company_id_id_fk" FOREIGN KEY ("company_id","bill_id") REFERENCES "public"."bill"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_rating" ADD CONSTRAINT "bill_rating_company_id_offer_id_offer_company_id_id_fk" FOREIGN KEY ("company_id","offer_id") REFERENCES "public"."offer"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_rating" ADD CONSTRAINT "bill_rating_company_id_product_id_product_company_id_id_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."product"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign" ADD CONSTRAINT "campaign_company_id_store_id_store_company_id_id_fk" FOREIGN KEY ("company_id","store_id") REFERENCES "public"."store"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_city" ADD CONSTRAINT "campaign_city_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_city" ADD CONSTRAINT "campaign_city_company_id_campaign_id_campaign_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."campaign"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_offer" ADD CONSTRAINT "campaign_offer_company_id_campaign_id_campaign_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."campaign"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_offer" ADD CONSTRAINT "campaign_offer_company_id_offer_id_offer_company_id_id_fk" FOREIGN KEY ("company_id","offer_id") REFERENCES "public"."offer"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_product" ADD CONSTRAINT "campaign_product_company_id_campaign_id_campaign_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."campaign"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_product" ADD CONSTRAINT "campaign_product_company_id_product_id_product_company_id_id_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."product"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_state" ADD CONSTRAINT "campaign_state_state_id_state_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."state"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_state" ADD CONSTRAINT "campaign_state_company_id_campaign_id_campaign_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."campaign"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog" ADD CONSTRAINT "catalog_company_id_store_id_store_company_id_id_fk" FOREIGN KEY ("company_id","store_id") REFERENCES "public"."store"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_item" ADD CONSTRAINT "catalog_item_company_id_catalog_id_catalog_company_id_id_fk" FOREIGN KEY ("company_id","catalog_id") REFERENCES "public"."catalog"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_item" ADD CONSTRAINT "catalog_item_company_id_offer_id_offer_company_id_id_fk" FOREIGN KEY ("company_id","offer_id") REFERENCES "public"."offer"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_item" ADD CONSTRAINT "catalog_item_company_id_product_id_product_company_id_id_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."product"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_parent_id_category_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_root_id_category_id_fk" FOREIGN KEY ("root_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_company_id_store_id_store_company_id_id_fk" FOREIGN KEY ("company_id","store_id") REFERENCES "public"."store"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city" ADD CONSTRAINT "city_state_id_state_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."state"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_checkout_id_checkout_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_company_id_campaign_id_campaign_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."campaign"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_company_id_store_id_store_company_id_id_fk" FOREIGN KEY ("company_id","store_id") REFERENCES "public"."store"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_product" ADD CONSTRAINT "offer_product_company_id_offer_id_offer_company_id_id_fk" FOREIGN KEY ("company_id","offer_id") REFERENCES "public"."offer"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_product" ADD CONSTRAINT "offer_product_company_id_product_id_product_company_id_id_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."product"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_checkout_id_checkout_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_company_id_store_id_store_company_id_id_fk" FOREIGN KEY ("company_id","store_id") REFERENCES "public"."store"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role" ADD CONSTRAINT "role_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_privilege" ADD CONSTRAINT "role_privilege_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_bill" ADD CONSTRAINT "shop_bill_company_id_store_id_store_company_id_id_fk" FOREIGN KEY ("company_id","store_id") REFERENCES "public"."store"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_company_id_shop_bill_id_shop_bill_company_id_id_fk" FOREIGN KEY ("company_id","shop_bill_id") REFERENCES "public"."shop_bill"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store" ADD CONSTRAINT "store_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store" ADD CONSTRAINT "store_state_id_state_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."state"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store" ADD CONSTRAINT "store_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction" ADD CONSTRAINT "transaction_checkout_id_checkout_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "app_user_company" ON "app_user" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "audit_row" ON "audit" USING btree ("noun","row_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_company" ON "audit" USING btree ("company_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "beacon_product" ON "beacon" USING btree ("product_id","created_on");--> statement-breakpoint
CREATE INDEX "bill_list" ON "bill" USING btree ("company_id","status","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "bill_branch_list" ON "bill" USING btree ("store_id","status","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "bill_file_bill" ON "bill_file" USING btree ("bill_id","rating_id","position");--> statement-breakpoint
CREATE INDEX "bill_rating_offer" ON "bill_rating" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "bill_rating_product" ON "bill_rating" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "campaign_list" ON "campaign" USING btree ("company_id","campaign_type","created_on" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "campaign_branch_list" ON "campaign" USING btree ("store_id","campaign_type","created_on" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "campaign_newest" ON "campaign" USING btree ("campaign_type","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "campaign_offer_offer" ON "campaign_offer" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "campaign_product_product" ON "campaign_product" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "catalog_list" ON "catalog" USING btree ("company_id","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "catalog_branch_list" ON "catalog" USING btree ("store_id","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "catalog_item_shop" ON "catalog_item" USING btree ("store_id","shop_id");--> statement-breakpoint
CREATE INDEX "category_parent" ON "category" USING btree ("parent_id","name");--> statement-breakpoint
CREATE INDEX "checkout_company" ON "checkout" USING btree ("company_id","created_on" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "city_state" ON "city" USING btree ("state_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "company_name_once" ON "company" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "invoice_list" ON "invoice" USING btree ("company_id","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "invoice_branch_list" ON "invoice" USING btree ("store_id","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "invoice_newest" ON "invoice" USING btree ("created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "item_tally_branch" ON "item_tally" USING btree ("store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_primary_once" ON "offer" USING btree ("store_id") WHERE "offer"."is_primary" = 'Y';--> statement-breakpoint
CREATE INDEX "offer_list" ON "offer" USING btree ("company_id","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "offer_branch_list" ON "offer" USING btree ("store_id","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "offer_newest" ON "offer" USING btree ("created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "offer_heading" ON "offer" USING btree ("company_id","heading" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "offer_end" ON "offer" USING btree ("company_id","valid_till" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "offer_run" ON "offer" USING btree ("company_id","valid_till");--> statement-breakpoint
CREATE INDEX "offer_product_product" ON "offer_product" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at","created_on") WHERE "outbox"."done_on" is null and "outbox"."dead_on" is null;--> statement-breakpoint
CREATE INDEX "outbox_dead" ON "outbox" USING btree ("dead_on" DESC NULLS LAST) WHERE "outbox"."dead_on" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "attempt_open_once" ON "payment_attempt" USING btree ("checkout_id","provider") WHERE "payment_attempt"."state" in ('creating', 'waiting', 'unknown', 'succeeded');--> statement-breakpoint
CREATE INDEX "attempt_due" ON "payment_attempt" USING btree ("due_at") WHERE "payment_attempt"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "attempt_checkout" ON "payment_attempt" USING btree ("checkout_id","created_on" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_list" ON "product" USING btree ("company_id","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "product_branch_list" ON "product" USING btree ("store_id","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "role_name_once" ON "role" USING btree (coalesce("company_id", ''),lower("role_name"));--> statement-breakpoint
CREATE INDEX "shop_bill_list" ON "shop_bill" USING btree ("company_id","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "shop_bill_branch_list" ON "shop_bill" USING btree ("store_id","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "shop_bill_newest" ON "shop_bill" USING btree ("created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "store_code_once" ON "store" USING btree ("company_id",lower("code"));--> statement-breakpoint
CREATE INDEX "store_company" ON "store" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "transaction_list" ON "transaction" USING btree ("company_id","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "transaction_branch_list" ON "transaction" USING btree ("store_id","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "transaction_newest" ON "transaction" USING btree ("created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "transaction_paid_once" ON "transaction" USING btree ("checkout_id") WHERE "transaction"."status" = 'Paid';--> statement-breakpoint
CREATE POLICY "app_user_tenancy" ON "app_user" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end);--> statement-breakpoint
CREATE POLICY "audit_tenancy" ON "audit" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end);--> statement-breakpoint
CREATE POLICY "beacon_tenancy" ON "beacon" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end);--> statement-breakpoint
CREATE POLICY "bill_tenancy" ON "bill" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end);--> statement-breakpoint
CREATE POLICY "bill_file_tenancy" ON "bill_file" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end);--> statement-breakpoint
CREATE POLICY "bill_rating_tenancy" ON "bill_rating" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end);--> statement-breakpoint
CREATE POLICY "campaign_tenancy" ON "campaign" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end);--> statement-breakpoint
CREATE POLICY "campaign_city_tenancy" ON "campaign_city" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end);--> statement-breakpoint
CREATE POLICY "campaign_offer_tenancy" ON "campaign_offer" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end);--> statement-breakpoint
CREATE POLICY "campaign_product_tenancy" ON "campaign_product" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end);--> statement-breakpoint
CREATE POLICY "campaign_state_tenancy" ON "campaign_state" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end);--> statement-breakpoint
CREATE POLICY "catalog_tenancy" ON "catalog" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end);--> statement-breakpoint
CREATE POLICY "catalog_item_tenancy" ON "catalog_item" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end);--> statement-breakpoint
CREATE POLICY "checkout_tenancy" ON "checkout" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end);--> statement-breakpoint
CREATE POLICY "company_tenancy" ON "company" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "id" = (select current_setting('marquee.company', true)) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "id" = (select current_setting('marquee.company', true)) else false end);--> statement-breakpoint
CREATE POLICY "ingested_system" ON "ingested" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) = 'system') WITH CHECK ((select current_setting('marquee.kind', true)) = 'system');--> statement-breakpoint
CREATE POLICY "invoice_tenancy" ON "invoice" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end);--> statement-breakpoint
CREATE POLICY "invoice_counter_system" ON "invoice_counter" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) = 'system') WITH CHECK ((select current_setting('marquee.kind', true)) = 'system');--> statement-breakpoint
CREATE POLICY "item_tally_tenancy" ON "item_tally" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end);--> statement-breakpoint
CREATE POLICY "offer_tenancy" ON "offer" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end);--> statement-breakpoint
CREATE POLICY "offer_product_tenancy" ON "offer_product" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end);--> statement-breakpoint
CREATE POLICY "outbox_system" ON "outbox" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) = 'system') WITH CHECK ((select current_setting('marquee.kind', true)) = 'system');--> statement-breakpoint
CREATE POLICY "outbox_enqueue" ON "outbox" AS PERMISSIVE FOR INSERT TO public WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_key_system" ON "own_key" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) = 'system') WITH CHECK ((select current_setting('marquee.kind', true)) = 'system');--> statement-breakpoint
CREATE POLICY "payment_attempt_tenancy" ON "payment_attempt" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end);--> statement-breakpoint
CREATE POLICY "product_tenancy" ON "product" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end);--> statement-breakpoint
CREATE POLICY "provider_event_system" ON "provider_event" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) = 'system') WITH CHECK ((select current_setting('marquee.kind', true)) = 'system');--> statement-breakpoint
CREATE POLICY "role_tenancy" ON "role" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end);--> statement-breakpoint
CREATE POLICY "shop_bill_tenancy" ON "shop_bill" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end);--> statement-breakpoint
CREATE POLICY "shop_order_tenancy" ON "shop_order" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end);--> statement-breakpoint
CREATE POLICY "store_tenancy" ON "store" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "id" = (select current_setting('marquee.store', true))) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "id" = (select current_setting('marquee.store', true))) else false end);--> statement-breakpoint
CREATE POLICY "transaction_tenancy" ON "transaction" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end);