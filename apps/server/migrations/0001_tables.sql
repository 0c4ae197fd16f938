CREATE TABLE "app_user" (
	"email" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"mobile_no" text DEFAULT '' NOT NULL,
	"gender" text,
	"country" text,
	"email_ok" text DEFAULT 'N' NOT NULL,
	"email_subcription" text DEFAULT 'N' NOT NULL,
	"mob_ok" text DEFAULT 'N' NOT NULL,
	"auth_type" text NOT NULL,
	"is_master" text DEFAULT 'N' NOT NULL,
	"is_agent" text DEFAULT 'N' NOT NULL,
	"is_shopify" text DEFAULT 'N' NOT NULL,
	"role_id" text,
	"company_id" text,
	"store_id" text,
	"ended_on" timestamptz(3),
	"signed_out_on" timestamptz(3),
	"creates" integer DEFAULT 1 NOT NULL,
	"created_by" text DEFAULT '' NOT NULL,
	"created_on" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT '' NOT NULL,
	"updated_on" timestamptz(3) DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"create_hash" text,
	CONSTRAINT "app_user_email" CHECK ("app_user"."email" = lower("app_user"."email")),
	CONSTRAINT "app_user_signed_out" CHECK ("app_user"."ended_on" is null or "app_user"."signed_out_on" is not null),
	CONSTRAINT "app_user_branch" CHECK ("app_user"."store_id" is null or "app_user"."company_id" is not null),
	CONSTRAINT "app_user_mobile_no" CHECK (length("app_user"."mobile_no") <= 30),
	CONSTRAINT "app_user_role_id" CHECK (length("app_user"."role_id") <= 64),
	CONSTRAINT "app_user_company_id" CHECK (length("app_user"."company_id") <= 64),
	CONSTRAINT "app_user_store_id" CHECK (length("app_user"."store_id") <= 64),
	CONSTRAINT "app_user_is_agent" CHECK ("app_user"."is_agent" in ('Y', 'N')),
	CONSTRAINT "app_user_country" CHECK ("app_user"."country" in ('canada', 'US')),
	CONSTRAINT "app_user_auth_type" CHECK ("app_user"."auth_type" in ('A', 'AU')),
	CONSTRAINT "app_user_name" CHECK (length("app_user"."name") <= 120),
	CONSTRAINT "app_user_gender" CHECK ("app_user"."gender" in ('Male', 'Female')),
	CONSTRAINT "app_user_is_shopify" CHECK ("app_user"."is_shopify" in ('Y', 'N')),
	CONSTRAINT "app_user_email_ok" CHECK ("app_user"."email_ok" in ('Y', 'N')),
	CONSTRAINT "app_user_email_subcription" CHECK ("app_user"."email_subcription" in ('Y', 'N')),
	CONSTRAINT "app_user_mob_ok" CHECK ("app_user"."mob_ok" in ('Y', 'N')),
	CONSTRAINT "app_user_is_master" CHECK ("app_user"."is_master" in ('Y', 'N'))
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
	"campaign_id" text,
	"created_on" timestamptz(3) NOT NULL,
	"impressions" bigint DEFAULT 0 NOT NULL,
	"clicks" bigint DEFAULT 0 NOT NULL,
	"buy_now_clicks" bigint DEFAULT 0 NOT NULL,
	"snips" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "beacon_once_per_day" UNIQUE NULLS NOT DISTINCT("offer_id","created_on","product_id","campaign_id"),
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
	"reject_reason" text,
	"reject_note" text,
	CONSTRAINT "bill_of_company" UNIQUE("company_id","id"),
	CONSTRAINT "bill_status" CHECK ("bill"."status" in ('N', 'A', 'R')),
	CONSTRAINT "bill_review" CHECK (("bill"."status" = 'N') = ("bill"."updated_on" is null)),
	CONSTRAINT "bill_rejection" CHECK (("bill"."reject_reason" is null) = ("bill"."reject_note" is null) and ("bill"."reject_reason" is null or "bill"."status" = 'R')),
	CONSTRAINT "bill_reject_reason" CHECK ("bill"."reject_reason" in ('unreadable', 'otherStore', 'sentBefore', 'breaksRules', 'other')),
	CONSTRAINT "bill_reject_note" CHECK (char_length("bill"."reject_note") <= 300)
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
	"image" text,
	"bytes" "bytea",
	CONSTRAINT "bill_file_one" CHECK (("bill_file"."image" is null) <> ("bill_file"."bytes" is null)),
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
	"sponsored_type" text,
	"budget" bigint,
	"bid" bigint,
	"days" integer NOT NULL,
	"from_date" date,
	"valid_from" timestamptz(3),
	"valid_till" timestamptz(3),
	"created_on" timestamptz(3) NOT NULL,
	"checkout_id" text,
	"create_hash" text,
	CONSTRAINT "campaign_once_per_checkout" UNIQUE("checkout_id"),
	CONSTRAINT "campaign_of_company" UNIQUE("company_id","id"),
	CONSTRAINT "campaign_dates" CHECK (("campaign"."valid_from" is null) = ("campaign"."valid_till" is null) and "campaign"."valid_from" < "campaign"."valid_till"),
	CONSTRAINT "campaign_days" CHECK ("campaign"."days" >= 1),
	CONSTRAINT "campaign_price" CHECK ("campaign"."campaign_price" >= 0),
	CONSTRAINT "campaign_kind" CHECK (case "campaign"."campaign_type" when 'flyer' then ("campaign"."campaign_area" is not null or "campaign"."campaign_for" = 'product') and num_nonnulls("campaign"."sponsored_type", "campaign"."budget", "campaign"."bid", "campaign"."from_date") = 0 else "campaign"."sponsored_type" is not null and "campaign"."budget" is not null and "campaign"."campaign_price" = 0 and "campaign"."checkout_id" is null end),
	CONSTRAINT "campaign_store_id" CHECK (length("campaign"."store_id") <= 64),
	CONSTRAINT "campaign_campaign_name" CHECK (length("campaign"."campaign_name") <= 120),
	CONSTRAINT "campaign_campaign_area" CHECK ("campaign"."campaign_area" in ('city', 'state', 'country')),
	CONSTRAINT "campaign_campaign_for" CHECK ("campaign"."campaign_for" in ('offer', 'product')),
	CONSTRAINT "campaign_bid" CHECK ("campaign"."bid" >= 0 and "campaign"."bid" <= 1000000000),
	CONSTRAINT "campaign_budget" CHECK ("campaign"."budget" >= 0 and "campaign"."budget" <= 1000000000),
	CONSTRAINT "campaign_campaign_type" CHECK ("campaign"."campaign_type" in ('flyer', 'sponsored')),
	CONSTRAINT "campaign_sponsored_type" CHECK ("campaign"."sponsored_type" in ('section', 'keyword', 'both'))
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
CREATE TABLE "campaign_keyword" (
	"company_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"position" integer NOT NULL,
	"keyword" text NOT NULL,
	"category_id" text,
	"suggested_bid" bigint NOT NULL,
	"bid" bigint NOT NULL,
	CONSTRAINT "campaign_keyword_campaign_id_position_pk" PRIMARY KEY("campaign_id","position"),
	CONSTRAINT "campaign_keyword_keyword" CHECK (length("campaign_keyword"."keyword") <= 80),
	CONSTRAINT "campaign_keyword_suggested_bid" CHECK ("campaign_keyword"."suggested_bid" >= 0 and "campaign_keyword"."suggested_bid" <= 1000000000),
	CONSTRAINT "campaign_keyword_bid" CHECK ("campaign_keyword"."bid" >= 0 and "campaign_keyword"."bid" <= 1000000000)
);
--> statement-breakpoint
ALTER TABLE "campaign_keyword" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "campaign_offer" (
	"company_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"offer_id" text NOT NULL,
	CONSTRAINT "campaign_offer_campaign_id_offer_id_pk" PRIMARY KEY("campaign_id","offer_id")
);
--> statement-breakpoint
ALTER TABLE "campaign_offer" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "campaign_plan" (
	"id" text PRIMARY KEY NOT NULL,
	"campaign_for" text NOT NULL,
	"days" integer NOT NULL,
	"price" bigint NOT NULL,
	"active" text DEFAULT 'Y' NOT NULL,
	"created_on" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "campaign_plan_id" CHECK ("campaign_plan"."id" ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
	CONSTRAINT "campaign_plan_for" CHECK ("campaign_plan"."campaign_for" in ('offer', 'product')),
	CONSTRAINT "campaign_plan_days" CHECK ("campaign_plan"."days" between 1 and 365),
	CONSTRAINT "campaign_plan_price" CHECK ("campaign_plan"."price" between 1 and 99999999),
	CONSTRAINT "campaign_plan_active" CHECK ("campaign_plan"."active" in ('Y', 'N'))
);
--> statement-breakpoint
ALTER TABLE "campaign_plan" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "campaign_product" (
	"company_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"product_id" text NOT NULL,
	CONSTRAINT "campaign_product_campaign_id_product_id_pk" PRIMARY KEY("campaign_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "campaign_product" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "campaign_section" (
	"company_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"section_id" text NOT NULL,
	"page" text NOT NULL,
	"category_id" text,
	"suggested_bid" bigint NOT NULL,
	"bid" bigint NOT NULL,
	CONSTRAINT "campaign_section_campaign_id_id_pk" PRIMARY KEY("campaign_id","id"),
	CONSTRAINT "campaign_section_position" UNIQUE("campaign_id","position"),
	CONSTRAINT "campaign_section_section" CHECK (length("campaign_section"."section_id") <= 64),
	CONSTRAINT "campaign_section_suggested_bid" CHECK ("campaign_section"."suggested_bid" >= 0 and "campaign_section"."suggested_bid" <= 1000000000),
	CONSTRAINT "campaign_section_bid" CHECK ("campaign_section"."bid" >= 0 and "campaign_section"."bid" <= 1000000000),
	CONSTRAINT "campaign_section_page" CHECK (length("campaign_section"."page") <= 40)
);
--> statement-breakpoint
ALTER TABLE "campaign_section" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "campaign_state" (
	"company_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"state_id" text NOT NULL,
	CONSTRAINT "campaign_state_campaign_id_state_id_pk" PRIMARY KEY("campaign_id","state_id")
);
--> statement-breakpoint
ALTER TABLE "campaign_state" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "captcha" (
	"id" text PRIMARY KEY NOT NULL,
	"answer_hash" text NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"used_on" timestamptz(3),
	"used_by" text,
	CONSTRAINT "captcha_id" CHECK ("captcha"."id" ~ '^[0-9a-f]{32}$'),
	CONSTRAINT "captcha_dates" CHECK ("captcha"."created_on" < "captcha"."expires_at"),
	CONSTRAINT "captcha_used" CHECK ("captcha"."used_by" is null or "captcha"."used_on" is not null)
);
--> statement-breakpoint
ALTER TABLE "captcha" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "card_customer" (
	"user_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	CONSTRAINT "card_customer_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
ALTER TABLE "card_customer" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "catalog" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"store_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"total_sync" integer NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	CONSTRAINT "catalog_of_company" UNIQUE("company_id","id"),
	CONSTRAINT "catalog_total" CHECK (least("catalog"."total_sync", "catalog"."failed") >= 0)
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
	"missing" text[] DEFAULT '{}' NOT NULL,
	"offer_id" text,
	"product_id" text,
	CONSTRAINT "catalog_item_catalog_id_position_pk" PRIMARY KEY("catalog_id","position"),
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
	"parent_level" smallint,
	"level" smallint GENERATED ALWAYS AS (coalesce(parent_level, 0) + 1) STORED NOT NULL,
	"image" text,
	"created_by" text DEFAULT '' NOT NULL,
	"created_on" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT '' NOT NULL,
	"updated_on" timestamptz(3) DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"create_hash" text,
	CONSTRAINT "category_of_level" UNIQUE("id","level"),
	CONSTRAINT "category_root" CHECK (("category"."parent_id" is null) = ("category"."root_id" is null)),
	CONSTRAINT "category_level" CHECK ("category"."level" between 1 and 4),
	CONSTRAINT "category_parent" CHECK (("category"."parent_id" is null) = ("category"."parent_level" is null)),
	CONSTRAINT "category_name" CHECK (length("category"."name") <= 120),
	CONSTRAINT "category_parent_id" CHECK (length("category"."parent_id") <= 64),
	CONSTRAINT "category_image" CHECK (length("category"."image") <= 500)
);
--> statement-breakpoint
ALTER TABLE "category" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "checkout" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"company_id" text NOT NULL,
	"store_id" text,
	"user_id" text NOT NULL,
	"draft" jsonb NOT NULL,
	"purchase_hash" text NOT NULL,
	"receipt" jsonb NOT NULL,
	"total" bigint NOT NULL,
	"charge" bigint NOT NULL,
	"message" text,
	"created_on" timestamptz(3) NOT NULL,
	"updated_on" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	CONSTRAINT "checkout_id" CHECK ("checkout"."id" ~ '^[0-9a-f]{32}$'),
	CONSTRAINT "checkout_branch" CHECK ("checkout"."store_id" is not null or "checkout"."kind" = 'cardVerification'),
	CONSTRAINT "checkout_amounts" CHECK ("checkout"."total" >= 0 and "checkout"."charge" >= 0),
	CONSTRAINT "checkout_kind" CHECK ("checkout"."kind" in ('flyer', 'promoteOffer', 'mapProducts', 'cardVerification')),
	CONSTRAINT "checkout_state" CHECK ("checkout"."state" in ('open', 'requiresAction', 'unknown', 'paid', 'declined', 'cancelled', 'refundDue', 'refunded', 'expired'))
);
--> statement-breakpoint
ALTER TABLE "checkout" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "city" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"state_id" text NOT NULL,
	CONSTRAINT "city_of_state" UNIQUE("state_id","id")
);
--> statement-breakpoint
CREATE TABLE "company" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"reg_name" text,
	"reg_state_id" text,
	"corporation_id" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"manager_name" text DEFAULT '' NOT NULL,
	"manager_mobile" text DEFAULT '' NOT NULL,
	"manager_email" text DEFAULT '' NOT NULL,
	"is_shopify" text DEFAULT 'N' NOT NULL,
	"logo" text,
	"active" text DEFAULT 'Y' NOT NULL,
	"country_id" text NOT NULL,
	"state_id" text,
	"city_id" text,
	"pincode" text DEFAULT '' NOT NULL,
	"address1" text DEFAULT '' NOT NULL,
	"address2" text DEFAULT '' NOT NULL,
	"created_by" text DEFAULT '' NOT NULL,
	"created_on" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT '' NOT NULL,
	"updated_on" timestamptz(3) DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"create_hash" text,
	CONSTRAINT "company_name" CHECK (length("company"."name") <= 160),
	CONSTRAINT "company_reg_name" CHECK (length("company"."reg_name") <= 160),
	CONSTRAINT "company_reg_state_id" CHECK (length("company"."reg_state_id") <= 64),
	CONSTRAINT "company_logo" CHECK (length("company"."logo") <= 500),
	CONSTRAINT "company_country_id" CHECK ("company"."country_id" in ('canada', 'US')),
	CONSTRAINT "company_corporation_id" CHECK (length("company"."corporation_id") <= 64),
	CONSTRAINT "company_website" CHECK (length("company"."website") <= 2000),
	CONSTRAINT "company_manager_name" CHECK (length("company"."manager_name") <= 120),
	CONSTRAINT "company_manager_mobile" CHECK (length("company"."manager_mobile") <= 30),
	CONSTRAINT "company_manager_email" CHECK (length("company"."manager_email") <= 254),
	CONSTRAINT "company_address1" CHECK (length("company"."address1") <= 120),
	CONSTRAINT "company_address2" CHECK (length("company"."address2") <= 240),
	CONSTRAINT "company_pincode" CHECK (length("company"."pincode") <= 20),
	CONSTRAINT "company_is_shopify" CHECK ("company"."is_shopify" in ('Y', 'N')),
	CONSTRAINT "company_active" CHECK ("company"."active" in ('Y', 'N'))
);
--> statement-breakpoint
ALTER TABLE "company" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "credit_note" (
	"number" text PRIMARY KEY NOT NULL,
	"invoice_key" text NOT NULL,
	"company_id" text NOT NULL,
	"store_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	"voided_on" timestamptz(3),
	CONSTRAINT "credit_note_amount" CHECK ("credit_note"."amount" > 0),
	CONSTRAINT "credit_note_number" CHECK ("credit_note"."number" ~ '^CN-[0-9]{4}-[0-9]{6,}$')
);
--> statement-breakpoint
ALTER TABLE "credit_note" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "dispute" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"checkout_id" text NOT NULL,
	"company_id" text NOT NULL,
	"store_id" text,
	"state" text NOT NULL,
	"provider_status" text NOT NULL,
	"reason" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"withheld" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"opened_on" timestamptz(3) NOT NULL,
	"due_by" timestamptz(3),
	"closed_on" timestamptz(3),
	"evidence" text DEFAULT '' NOT NULL,
	"responded_by" text,
	"responded_on" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "dispute_provider_once" UNIQUE("provider","provider_id"),
	CONSTRAINT "dispute_provider" CHECK ("dispute"."provider" in ('stripe', 'paypal')),
	CONSTRAINT "dispute_amounts" CHECK (least("dispute"."amount", "dispute"."withheld", "dispute"."fee") >= 0),
	CONSTRAINT "dispute_closed" CHECK (("dispute"."closed_on" is not null) = ("dispute"."state" in ('inquiryClosed', 'won', 'lost', 'withdrawn'))),
	CONSTRAINT "dispute_responded" CHECK (("dispute"."responded_by" is null) = ("dispute"."responded_on" is null)),
	CONSTRAINT "dispute_state" CHECK ("dispute"."state" in ('inquiry', 'inquiryReview', 'inquiryClosed', 'needsResponse', 'underReview', 'won', 'lost', 'withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "dispute" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "image_upload" (
	"name" text NOT NULL,
	"person" text NOT NULL,
	"company_id" text,
	CONSTRAINT "image_upload_name_person_pk" PRIMARY KEY("name","person")
);
--> statement-breakpoint
ALTER TABLE "image_upload" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"issued" jsonb NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	CONSTRAINT "invoice_number_once" UNIQUE("invoice_id"),
	CONSTRAINT "invoice_once_per_checkout" UNIQUE("checkout_id"),
	CONSTRAINT "invoice_amounts" CHECK (least("invoice"."payment_amount", "invoice"."amount", "invoice"."discount_amount", "invoice"."tax_amount", "invoice"."gst", "invoice"."hst", "invoice"."pst", "invoice"."qst") >= 0),
	CONSTRAINT "invoice_number" CHECK ("invoice"."invoice_id" ~ '^INV-[0-9]{4}-[0-9]{6,}$'),
	CONSTRAINT "invoice_invoice_type" CHECK ("invoice"."invoice_type" in ('Offer Campaign', 'Product Campaign')),
	CONSTRAINT "invoice_status" CHECK ("invoice"."status" in ('Paid')),
	CONSTRAINT "invoice_payment_type" CHECK ("invoice"."payment_type" in ('Card', 'PayPal'))
);
--> statement-breakpoint
ALTER TABLE "invoice" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "limit_count" (
	"key" text PRIMARY KEY NOT NULL,
	"used" bigint NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	CONSTRAINT "limit_count_used" CHECK ("limit_count"."used" >= 0)
);
--> statement-breakpoint
ALTER TABLE "limit_count" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notification" (
	"id" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"amount" bigint,
	"created_on" timestamptz(3) NOT NULL,
	"read_on" timestamptz(3),
	CONSTRAINT "notification_once" UNIQUE("recipient","key"),
	CONSTRAINT "notification_kind" CHECK ("notification"."kind" in ('storeApproved', 'storeUnapproved', 'campaignEnds', 'paymentFailed', 'billRejected', 'storeWaits', 'billsWait', 'paymentStuck', 'paymentDisputed'))
);
--> statement-breakpoint
ALTER TABLE "notification" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notification_mail" (
	"recipient" text PRIMARY KEY NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	"kinds" text[] NOT NULL,
	CONSTRAINT "notification_mail_kinds" CHECK ("notification_mail"."kinds" <@ array['storeApproved', 'storeUnapproved', 'campaignEnds', 'paymentFailed', 'billRejected', 'storeWaits', 'billsWait', 'paymentStuck', 'paymentDisputed'])
);
--> statement-breakpoint
ALTER TABLE "notification_mail" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"sponsored_campaign_id" text,
	"can_update_branch" text DEFAULT 'Y' NOT NULL,
	"total_rating" integer DEFAULT 0 NOT NULL,
	"avg_rating" real DEFAULT 0 NOT NULL,
	"total_likes" integer DEFAULT 0 NOT NULL,
	"shopify_sync_id" text,
	"shopify_collection_id" text,
	"created_by" text NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	"updated_by" text NOT NULL,
	"updated_on" timestamptz(3) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"create_hash" text NOT NULL,
	CONSTRAINT "offer_of_company" UNIQUE("company_id","id"),
	CONSTRAINT "offer_id" CHECK ("offer"."id" ~ '^[0-9a-f]{32}$'),
	CONSTRAINT "offer_dates" CHECK (("offer"."valid_from" is null) = ("offer"."valid_till" is null) and "offer"."valid_from" <= "offer"."valid_till"),
	CONSTRAINT "offer_ratings" CHECK ("offer"."total_rating" >= 0 and "offer"."avg_rating" between 0 and 5 and "offer"."total_likes" >= 0),
	CONSTRAINT "offer_type" CHECK ("offer"."type" in ('Offer', 'Collection')),
	CONSTRAINT "offer_company_id" CHECK (length("offer"."company_id") <= 64),
	CONSTRAINT "offer_store_id" CHECK (length("offer"."store_id") <= 64),
	CONSTRAINT "offer_heading" CHECK (length("offer"."heading") <= 160),
	CONSTRAINT "offer_sub_heading" CHECK (length("offer"."sub_heading") <= 240),
	CONSTRAINT "offer_description" CHECK (length("offer"."description") <= 4000),
	CONSTRAINT "offer_vendor_url" CHECK (length("offer"."vendor_url") <= 2000),
	CONSTRAINT "offer_market_place" CHECK (cardinality("offer"."market_place") <= 2 and "offer"."market_place" <@ array['Canada', 'United States']),
	CONSTRAINT "offer_full_image" CHECK (length("offer"."full_image") <= 500),
	CONSTRAINT "offer_is_primary" CHECK ("offer"."is_primary" in ('Y', 'N')),
	CONSTRAINT "offer_active" CHECK ("offer"."active" in ('Y', 'N')),
	CONSTRAINT "offer_can_update_branch" CHECK ("offer"."can_update_branch" in ('Y', 'N'))
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
CREATE TABLE "onboarding_draft" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"step" text NOT NULL,
	"data" jsonb NOT NULL,
	"company_logo" text GENERATED ALWAYS AS (data ->> 'companyLogo') STORED,
	"mailed_to" text,
	"mailed_on" timestamptz(3),
	"created_on" timestamptz(3) NOT NULL,
	"updated_on" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "onboarding_draft_id" CHECK ("onboarding_draft"."id_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "onboarding_draft_mailed" CHECK (("onboarding_draft"."mailed_to" is null) = ("onboarding_draft"."mailed_on" is null)),
	CONSTRAINT "onboarding_draft_secrets" CHECK (not "onboarding_draft"."data" ?| array['password', 'captcha']),
	CONSTRAINT "onboarding_draft_step" CHECK ("onboarding_draft"."step" in ('signUp', 'storeInfo', 'chooseCategory', 'address', 'personalInfo', 'confirmation'))
);
--> statement-breakpoint
ALTER TABLE "onboarding_draft" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "outbox" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"due_at" timestamptz(3) NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
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
CREATE TABLE "paper_counter" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "paper_counter_series_year_pk" PRIMARY KEY("series","year"),
	CONSTRAINT "paper_counter_series" CHECK ("paper_counter"."series" in ('CN', 'INV'))
);
--> statement-breakpoint
ALTER TABLE "paper_counter" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_attempt" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"checkout_id" text NOT NULL,
	"number" integer DEFAULT 1 NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"client_secret" text,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"provider_status" text,
	"received_as" text,
	"received_amount" bigint,
	"refund_reason" text,
	"refund_id" text,
	"refund_again" boolean DEFAULT false NOT NULL,
	"confirms" integer DEFAULT 0 NOT NULL,
	"capturing" boolean DEFAULT false NOT NULL,
	"saves_card" boolean DEFAULT false NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"saved_fingerprint" text,
	"last_error" text,
	"fence" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamptz(3),
	"due_at" timestamptz(3),
	"retries" integer DEFAULT 0 NOT NULL,
	"dead_since" timestamptz(3),
	"created_on" timestamptz(3) NOT NULL,
	CONSTRAINT "attempt_provider_once" UNIQUE("provider","provider_id"),
	CONSTRAINT "attempt_numbered" UNIQUE("checkout_id","number"),
	CONSTRAINT "attempt_provider" CHECK ("payment_attempt"."provider" in ('stripe', 'paypal', 'none')),
	CONSTRAINT "attempt_amount" CHECK ("payment_attempt"."amount" >= 0 and "payment_attempt"."number" >= 1),
	CONSTRAINT "attempt_state" CHECK ("payment_attempt"."state" in ('creating', 'waiting', 'unknown', 'succeeded', 'refundDue', 'refunded', 'cancelled')),
	CONSTRAINT "attempt_over" CHECK ("payment_attempt"."state" not in ('succeeded', 'refunded') or ("payment_attempt"."due_at" is null and "payment_attempt"."dead_since" is null)),
	CONSTRAINT "attempt_dead_or_due" CHECK ("payment_attempt"."dead_since" is null or "payment_attempt"."due_at" is null),
	CONSTRAINT "attempt_owes" CHECK ("payment_attempt"."state" not in ('refundDue', 'refunded') or ("payment_attempt"."received_as" is not null and "payment_attempt"."received_amount" > 0 and "payment_attempt"."refund_reason" is not null)),
	CONSTRAINT "attempt_refund_again" CHECK (not "payment_attempt"."refund_again" or ("payment_attempt"."state" = 'refundDue' and "payment_attempt"."refund_id" is not null)),
	CONSTRAINT "attempt_refund_reason" CHECK ("payment_attempt"."refund_reason" in ('cardVerification', 'paidBefore', 'wrongAmount', 'wrongCurrency', 'soldAlready', 'mappedAlready', 'itemsGone', 'offerOver'))
);
--> statement-breakpoint
ALTER TABLE "payment_attempt" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "privilege" (
	"privilege_code" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"privilege_name" text NOT NULL,
	CONSTRAINT "privilege_id_once" UNIQUE("id"),
	CONSTRAINT "privilege_privilege_code" CHECK (length("privilege"."privilege_code") <= 64),
	CONSTRAINT "privilege_privilege_name" CHECK (length("privilege"."privilege_name") <= 120)
);
--> statement-breakpoint
ALTER TABLE "privilege" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "product" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"store_id" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text GENERATED ALWAYS AS (marquee_name_key(name)) STORED,
	"heading" text NOT NULL,
	"brand" text NOT NULL,
	"description" text NOT NULL,
	"vendor_url" text NOT NULL,
	"actual_price" bigint NOT NULL,
	"offer_price" bigint NOT NULL,
	"discount_type" text DEFAULT 'message' NOT NULL,
	"discount_perc" numeric,
	"discount_message" text DEFAULT '' NOT NULL,
	"offer_id" text,
	"shipping_type" text DEFAULT 'Free Shipping' NOT NULL,
	"shipping_instructions" text DEFAULT '' NOT NULL,
	"attribute" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"market_place" text[] NOT NULL,
	"category_id" text,
	"images" text[] NOT NULL,
	"active" text DEFAULT 'N' NOT NULL,
	"valid_from" timestamptz(3),
	"valid_till" timestamptz(3),
	"campaign_id" text,
	"sponsored_campaign_id" text,
	"can_update_branch" text DEFAULT 'Y' NOT NULL,
	"total_rating" integer DEFAULT 0 NOT NULL,
	"avg_rating" real DEFAULT 0 NOT NULL,
	"total_likes" integer DEFAULT 0 NOT NULL,
	"is_variant" text DEFAULT 'N' NOT NULL,
	"variant_product_id" text,
	"variant_option1" text DEFAULT '' NOT NULL,
	"variant_option2" text DEFAULT '' NOT NULL,
	"variant_option3" text DEFAULT '' NOT NULL,
	"is_shopify_product" text DEFAULT 'N' NOT NULL,
	"shopify_sync_id" text,
	"shopify_product_id" text,
	"shopify_variant_id" text,
	"created_by" text DEFAULT '' NOT NULL,
	"created_on" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT '' NOT NULL,
	"updated_on" timestamptz(3) DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"create_hash" text,
	CONSTRAINT "product_of_company" UNIQUE("company_id","id"),
	CONSTRAINT "product_of_branch" UNIQUE("store_id","id"),
	CONSTRAINT "product_dates" CHECK (("product"."valid_from" is null) = ("product"."valid_till" is null) and "product"."valid_from" <= "product"."valid_till"),
	CONSTRAINT "product_price" CHECK (case "product"."discount_type" when 'percentage' then "product"."discount_perc" is not null and "product"."offer_price" = round("product"."actual_price" * (100 - "product"."discount_perc") / 100) else "product"."offer_price" = "product"."actual_price" end),
	CONSTRAINT "product_ratings" CHECK ("product"."total_rating" >= 0 and "product"."avg_rating" between 0 and 5 and "product"."total_likes" >= 0),
	CONSTRAINT "product_variant" CHECK (("product"."is_variant" = 'Y') = ("product"."variant_product_id" is not null) and "product"."variant_product_id" <> "product"."id"),
	CONSTRAINT "product_variant_images" CHECK ("product"."is_variant" = 'N' or cardinality("product"."images") <= 5),
	CONSTRAINT "product_company_id" CHECK (length("product"."company_id") <= 64),
	CONSTRAINT "product_store_id" CHECK (length("product"."store_id") <= 64),
	CONSTRAINT "product_name" CHECK (length("product"."name") <= 160),
	CONSTRAINT "product_brand" CHECK (length("product"."brand") <= 120),
	CONSTRAINT "product_heading" CHECK (length("product"."heading") <= 160),
	CONSTRAINT "product_description" CHECK (length("product"."description") <= 4000),
	CONSTRAINT "product_vendor_url" CHECK (length("product"."vendor_url") <= 2000),
	CONSTRAINT "product_actual_price" CHECK ("product"."actual_price" >= 0 and "product"."actual_price" <= 1000000000),
	CONSTRAINT "product_discount_type" CHECK ("product"."discount_type" in ('message', 'percentage')),
	CONSTRAINT "product_discount_perc" CHECK ("product"."discount_perc" >= 0 and "product"."discount_perc" <= 100),
	CONSTRAINT "product_discount_message" CHECK (length("product"."discount_message") <= 240),
	CONSTRAINT "product_offer_price" CHECK ("product"."offer_price" >= 0 and "product"."offer_price" <= 1000000000),
	CONSTRAINT "product_offer_id" CHECK (length("product"."offer_id") <= 64),
	CONSTRAINT "product_shipping_type" CHECK ("product"."shipping_type" in ('Free Shipping', 'Standard shipping')),
	CONSTRAINT "product_shipping_instructions" CHECK (length("product"."shipping_instructions") <= 2000),
	CONSTRAINT "product_attribute" CHECK (jsonb_array_length("product"."attribute") <= 10),
	CONSTRAINT "product_market_place" CHECK (cardinality("product"."market_place") <= 2 and "product"."market_place" <@ array['Canada', 'United States']),
	CONSTRAINT "product_images" CHECK (cardinality("product"."images") <= 10),
	CONSTRAINT "product_variant_product_id" CHECK (length("product"."variant_product_id") <= 64),
	CONSTRAINT "product_variant_option1" CHECK (length("product"."variant_option1") <= 120),
	CONSTRAINT "product_variant_option2" CHECK (length("product"."variant_option2") <= 120),
	CONSTRAINT "product_variant_option3" CHECK (length("product"."variant_option3") <= 120),
	CONSTRAINT "product_active" CHECK ("product"."active" in ('Y', 'N')),
	CONSTRAINT "product_is_shopify_product" CHECK ("product"."is_shopify_product" in ('Y', 'N')),
	CONSTRAINT "product_can_update_branch" CHECK ("product"."can_update_branch" in ('Y', 'N')),
	CONSTRAINT "product_is_variant" CHECK ("product"."is_variant" in ('Y', 'N'))
);
--> statement-breakpoint
ALTER TABLE "product" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "promocode" (
	"code" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"discount" text NOT NULL,
	"active" text DEFAULT 'Y' NOT NULL,
	"valid_till" timestamptz(3),
	CONSTRAINT "promocode_code" CHECK ("promocode"."code" = upper("promocode"."code")),
	CONSTRAINT "promocode_active" CHECK ("promocode"."active" in ('Y', 'N')),
	CONSTRAINT "promocode_discount" CHECK ("promocode"."discount" ~ '^[0-9]+([.][0-9]+)?$' and ("promocode"."type" = 'F' or "promocode"."discount"::numeric <= 100))
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
CREATE TABLE "resumed_request" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"checkout_id" text NOT NULL,
	CONSTRAINT "resumed_request_id" CHECK ("resumed_request"."id" ~ '^[0-9a-f]{32}$')
);
--> statement-breakpoint
ALTER TABLE "resumed_request" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "role" (
	"id" text PRIMARY KEY NOT NULL,
	"role_name" text NOT NULL,
	"is_system_role" text DEFAULT 'N' NOT NULL,
	"company_id" text,
	"created_by" text DEFAULT '' NOT NULL,
	"created_on" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT '' NOT NULL,
	"updated_on" timestamptz(3) DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"create_hash" text,
	CONSTRAINT "role_system" CHECK ("role"."is_system_role" = 'N' or "role"."company_id" is null),
	CONSTRAINT "role_role_name" CHECK (length("role"."role_name") <= 80),
	CONSTRAINT "role_is_system_role" CHECK ("role"."is_system_role" in ('Y', 'N'))
);
--> statement-breakpoint
ALTER TABLE "role" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "role_privilege" (
	"role_id" text NOT NULL,
	"privilege_code" text NOT NULL,
	CONSTRAINT "role_privilege_role_id_privilege_code_pk" PRIMARY KEY("role_id","privilege_code")
);
--> statement-breakpoint
ALTER TABLE "role_privilege" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_card" (
	"card_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"brand" text NOT NULL,
	"last4digit" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	CONSTRAINT "saved_card_once" UNIQUE("user_id","fingerprint"),
	CONSTRAINT "saved_card_digits" CHECK ("saved_card"."last4digit" ~ '^[0-9]{4}$'),
	CONSTRAINT "saved_card_expiry" CHECK ("saved_card"."exp_month" between 1 and 12)
);
--> statement-breakpoint
ALTER TABLE "saved_card" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_view" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_by" text DEFAULT '' NOT NULL,
	"created_on" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT '' NOT NULL,
	"updated_on" timestamptz(3) DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"create_hash" text,
	CONSTRAINT "saved_view_name" CHECK (length("saved_view"."name") <= 60),
	CONSTRAINT "saved_view_query" CHECK (length("saved_view"."query") <= 2000),
	CONSTRAINT "saved_view_list" CHECK (length("saved_view"."list") <= 60)
);
--> statement-breakpoint
ALTER TABLE "saved_view" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "section" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"active" text DEFAULT 'Y' NOT NULL,
	"order_no" integer DEFAULT 0 NOT NULL,
	"tab_name" text NOT NULL,
	"category_id" text,
	"is_offer_section" text NOT NULL,
	"is_product_section" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"config_start_date" date NOT NULL,
	"created_by" text DEFAULT '' NOT NULL,
	"created_on" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT '' NOT NULL,
	"updated_on" timestamptz(3) DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"create_hash" text,
	CONSTRAINT "section_of_page" UNIQUE("id","tab_name"),
	CONSTRAINT "section_dates" CHECK ("section"."start_date" < "section"."end_date"),
	CONSTRAINT "section_for" CHECK ("section"."is_offer_section" = 'Y' or "section"."is_product_section" = 'Y'),
	CONSTRAINT "section_name" CHECK (length("section"."name") <= 120),
	CONSTRAINT "section_active" CHECK ("section"."active" in ('Y', 'N')),
	CONSTRAINT "section_tab_name" CHECK ("section"."tab_name" in ('Offer')),
	CONSTRAINT "section_is_offer_section" CHECK ("section"."is_offer_section" in ('Y', 'N')),
	CONSTRAINT "section_is_product_section" CHECK ("section"."is_product_section" in ('Y', 'N'))
);
--> statement-breakpoint
ALTER TABLE "section" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "section_configuration" (
	"id" text PRIMARY KEY NOT NULL,
	"section_id" text NOT NULL,
	"company_id" text NOT NULL,
	"type" text NOT NULL,
	"created_by" text NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	"create_hash" text NOT NULL,
	CONSTRAINT "section_configuration_of_company" UNIQUE("company_id","id","type"),
	CONSTRAINT "section_configuration_section" CHECK (length("section_configuration"."section_id") <= 64),
	CONSTRAINT "section_configuration_type" CHECK ("section_configuration"."type" in ('offer', 'product'))
);
--> statement-breakpoint
ALTER TABLE "section_configuration" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "section_item" (
	"company_id" text NOT NULL,
	"configuration_id" text NOT NULL,
	"type" text NOT NULL,
	"shop_id" text NOT NULL,
	"position" integer NOT NULL,
	"offer_id" text,
	"product_id" text,
	CONSTRAINT "section_item_configuration_id_shop_id_pk" PRIMARY KEY("configuration_id","shop_id"),
	CONSTRAINT "section_item_position" UNIQUE("configuration_id","position"),
	CONSTRAINT "section_item_one" CHECK (case "section_item"."type" when 'offer' then "section_item"."offer_id" is not null and "section_item"."product_id" is null else "section_item"."product_id" is not null and "section_item"."offer_id" is null end)
);
--> statement-breakpoint
ALTER TABLE "section_item" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "shop_order" (
	"company_id" text NOT NULL,
	"store_id" text NOT NULL,
	"shop_sale_id" text NOT NULL,
	"order_number" text NOT NULL,
	"position" integer NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	"total_price" bigint NOT NULL,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone_number" text NOT NULL,
	"capture_reason" text NOT NULL,
	CONSTRAINT "shop_order_shop_sale_id_order_number_pk" PRIMARY KEY("shop_sale_id","order_number"),
	CONSTRAINT "shop_order_price" CHECK ("shop_order"."total_price" >= 0)
);
--> statement-breakpoint
ALTER TABLE "shop_order" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "shop_sale" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"store_id" text NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	"total_price" bigint NOT NULL,
	"total_commission" bigint NOT NULL,
	CONSTRAINT "shop_sale_of_company" UNIQUE("company_id","id"),
	CONSTRAINT "shop_sale_amounts" CHECK ("shop_sale"."total_price" >= 0 and "shop_sale"."total_commission" >= 0)
);
--> statement-breakpoint
ALTER TABLE "shop_sale" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sign_up" (
	"company_id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"email" text NOT NULL,
	"request_hash" text NOT NULL,
	"mail" text,
	"former_auth_type" text,
	"created_on" timestamptz(3) NOT NULL,
	CONSTRAINT "sign_up_mail" CHECK ("sign_up"."mail" in ('verification', 'passwordReset')),
	CONSTRAINT "sign_up_former" CHECK ("sign_up"."former_auth_type" in ('A', 'AU'))
);
--> statement-breakpoint
ALTER TABLE "sign_up" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "state" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country_id" text NOT NULL,
	"total_tax" numeric(7,4) NOT NULL,
	"gst" numeric(7,4) NOT NULL,
	"hst" numeric(7,4) NOT NULL,
	"pst" numeric(7,4) NOT NULL,
	"qst" numeric(7,4) NOT NULL,
	CONSTRAINT "state_of_country" UNIQUE("country_id","id"),
	CONSTRAINT "state_taxes" CHECK (least("state"."gst", "state"."hst", "state"."pst", "state"."qst") >= 0 and "state"."total_tax" between "state"."gst" + "state"."hst" + "state"."pst" + "state"."qst" and 100),
	CONSTRAINT "state_country_id" CHECK ("state"."country_id" in ('canada', 'US'))
);
--> statement-breakpoint
CREATE TABLE "store" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"code" text NOT NULL,
	"store_name" text NOT NULL,
	"company_business_name" text DEFAULT '' NOT NULL,
	"corporation_id" text DEFAULT '' NOT NULL,
	"gstin" text DEFAULT '' NOT NULL,
	"website_url" text DEFAULT '' NOT NULL,
	"domain_url" text DEFAULT '' NOT NULL,
	"company_logo" text,
	"market_place" text[] NOT NULL,
	"country_id" text NOT NULL,
	"state_id" text NOT NULL,
	"city_id" text NOT NULL,
	"pincode" text DEFAULT '' NOT NULL,
	"address1" text DEFAULT '' NOT NULL,
	"address2" text DEFAULT '' NOT NULL,
	"isphysical" text DEFAULT '' NOT NULL,
	"is_same_address" text DEFAULT '' NOT NULL,
	"store_country_id" text,
	"store_state_id" text,
	"store_city_id" text,
	"store_pincode" text DEFAULT '' NOT NULL,
	"store_address1" text DEFAULT '' NOT NULL,
	"store_address2" text DEFAULT '' NOT NULL,
	"manager_name" text DEFAULT '' NOT NULL,
	"manager_mobile" text DEFAULT '' NOT NULL,
	"manager_email" text DEFAULT '' NOT NULL,
	"from_hrs" text[] DEFAULT '{}' NOT NULL,
	"to_hrs" text[] DEFAULT '{}' NOT NULL,
	"time_note" text DEFAULT '' NOT NULL,
	"weekly_off" text DEFAULT '' NOT NULL,
	"areas" text[] DEFAULT '{}' NOT NULL,
	"store_description" text DEFAULT '' NOT NULL,
	"warranty_policy" text DEFAULT '' NOT NULL,
	"return_policy" text DEFAULT '' NOT NULL,
	"delivery_policy" text DEFAULT '' NOT NULL,
	"delivery_type" text DEFAULT '' NOT NULL,
	"second_delivery_type" text DEFAULT '' NOT NULL,
	"delivery_notes" bigint,
	"active" text DEFAULT 'Y' NOT NULL,
	"is_premium" text DEFAULT 'Y' NOT NULL,
	"is_approve" text DEFAULT 'N' NOT NULL,
	"featured_from" timestamptz(3),
	"featured_till" timestamptz(3),
	"total_likes" integer DEFAULT 0 NOT NULL,
	"is_shopify" text DEFAULT 'N' NOT NULL,
	"shopify_recurring_charge_id" text,
	"store_sell_country" text,
	"created_by" text DEFAULT '' NOT NULL,
	"created_on" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT '' NOT NULL,
	"updated_on" timestamptz(3) DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"create_hash" text,
	CONSTRAINT "store_of_company" UNIQUE("company_id","id"),
	CONSTRAINT "store_second_address" CHECK ("store"."store_country_id" in ('canada', 'US') and ("store"."store_state_id" is null or "store"."store_country_id" is not null) and ("store"."store_city_id" is null or "store"."store_state_id" is not null)),
	CONSTRAINT "store_featured" CHECK (("store"."featured_from" is null) = ("store"."featured_till" is null) and "store"."featured_from" < "store"."featured_till"),
	CONSTRAINT "store_likes" CHECK ("store"."total_likes" >= 0),
	CONSTRAINT "store_company_id" CHECK (length("store"."company_id") <= 64),
	CONSTRAINT "store_code" CHECK (length("store"."code") <= 80),
	CONSTRAINT "store_store_name" CHECK (length("store"."store_name") <= 160),
	CONSTRAINT "store_company_logo" CHECK (length("store"."company_logo") <= 500),
	CONSTRAINT "store_market_place" CHECK (cardinality("store"."market_place") <= 2 and "store"."market_place" <@ array['Canada', 'United States']),
	CONSTRAINT "store_country_id" CHECK ("store"."country_id" in ('canada', 'US')),
	CONSTRAINT "store_state_id" CHECK (length("store"."state_id") <= 64),
	CONSTRAINT "store_city_id" CHECK (length("store"."city_id") <= 64),
	CONSTRAINT "store_gstin" CHECK (length("store"."gstin") <= 40),
	CONSTRAINT "store_company_business_name" CHECK (length("store"."company_business_name") <= 160),
	CONSTRAINT "store_corporation_id" CHECK (length("store"."corporation_id") <= 64),
	CONSTRAINT "store_website_url" CHECK (length("store"."website_url") <= 2000),
	CONSTRAINT "store_address1" CHECK (length("store"."address1") <= 120),
	CONSTRAINT "store_address2" CHECK (length("store"."address2") <= 240),
	CONSTRAINT "store_pincode" CHECK (length("store"."pincode") <= 20),
	CONSTRAINT "store_isphysical" CHECK ("store"."isphysical" in ('Y', 'N', '')),
	CONSTRAINT "store_is_same_address" CHECK ("store"."is_same_address" in ('Y', 'N', '')),
	CONSTRAINT "store_store_address1" CHECK (length("store"."store_address1") <= 120),
	CONSTRAINT "store_store_address2" CHECK (length("store"."store_address2") <= 240),
	CONSTRAINT "store_store_pincode" CHECK (length("store"."store_pincode") <= 20),
	CONSTRAINT "store_manager_name" CHECK (length("store"."manager_name") <= 120),
	CONSTRAINT "store_manager_mobile" CHECK (length("store"."manager_mobile") <= 30),
	CONSTRAINT "store_manager_email" CHECK (length("store"."manager_email") <= 254),
	CONSTRAINT "store_from_hrs" CHECK (cardinality("store"."from_hrs") <= 7),
	CONSTRAINT "store_to_hrs" CHECK (cardinality("store"."to_hrs") <= 7),
	CONSTRAINT "store_time_note" CHECK (length("store"."time_note") <= 500),
	CONSTRAINT "store_weekly_off" CHECK ("store"."weekly_off" in ('Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', '')),
	CONSTRAINT "store_areas" CHECK (cardinality("store"."areas") <= 200),
	CONSTRAINT "store_store_description" CHECK (length("store"."store_description") <= 4000),
	CONSTRAINT "store_warranty_policy" CHECK (length("store"."warranty_policy") <= 4000),
	CONSTRAINT "store_return_policy" CHECK (length("store"."return_policy") <= 4000),
	CONSTRAINT "store_delivery_policy" CHECK (length("store"."delivery_policy") <= 4000),
	CONSTRAINT "store_delivery_type" CHECK ("store"."delivery_type" in ('Delivery', '')),
	CONSTRAINT "store_second_delivery_type" CHECK ("store"."second_delivery_type" in ('Pickup', '')),
	CONSTRAINT "store_delivery_notes" CHECK ("store"."delivery_notes" >= 0 and "store"."delivery_notes" <= 1000000000),
	CONSTRAINT "store_active" CHECK ("store"."active" in ('Y', 'N')),
	CONSTRAINT "store_is_approve" CHECK ("store"."is_approve" in ('Y', 'N')),
	CONSTRAINT "store_is_shopify" CHECK ("store"."is_shopify" in ('Y', 'N')),
	CONSTRAINT "store_is_premium" CHECK ("store"."is_premium" in ('Y', 'N')),
	CONSTRAINT "store_store_sell_country" CHECK ("store"."store_sell_country" in ('canada', 'US'))
);
--> statement-breakpoint
ALTER TABLE "store" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "store_category" (
	"company_id" text NOT NULL,
	"store_id" text NOT NULL,
	"category_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "store_category_store_id_category_id_pk" PRIMARY KEY("store_id","category_id"),
	CONSTRAINT "store_category_position" UNIQUE("store_id","position")
);
--> statement-breakpoint
ALTER TABLE "store_category" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stored_image" (
	"name" text PRIMARY KEY NOT NULL,
	"uploaded_on" timestamptz(3) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stored_image" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"paid_with" jsonb,
	"campaign_id" text,
	"amount" bigint NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	"refunded_on" timestamptz(3),
	"refunded_amount" bigint,
	CONSTRAINT "transaction_once_per_outcome" UNIQUE("outcome_key"),
	CONSTRAINT "transaction_paid_with" CHECK ("transaction"."paid_with" is null or "transaction"."paid_with" ->> 'paymentType' = "transaction"."payment_type"),
	CONSTRAINT "transaction_amount" CHECK ("transaction"."amount" >= 0),
	CONSTRAINT "transaction_refunded" CHECK ("transaction"."refunded_amount" is null or ("transaction"."refunded_on" is not null and "transaction"."refunded_amount" >= 0)),
	CONSTRAINT "transaction_transaction_type" CHECK ("transaction"."transaction_type" in ('Offer Campaign', 'Product Campaign', 'Card Verification')),
	CONSTRAINT "transaction_status" CHECK ("transaction"."status" in ('Paid', 'Fail', 'Error', 'Cancelled')),
	CONSTRAINT "transaction_payment_type" CHECK ("transaction"."payment_type" in ('Card', 'PayPal'))
);
--> statement-breakpoint
ALTER TABLE "transaction" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_company_id_store_id_store_company_id_id_fk" FOREIGN KEY ("company_id","store_id") REFERENCES "public"."store"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "beacon" ADD CONSTRAINT "beacon_company_id_store_id_store_company_id_id_fk" FOREIGN KEY ("company_id","store_id") REFERENCES "public"."store"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "beacon" ADD CONSTRAINT "beacon_company_id_offer_id_offer_company_id_id_fk" FOREIGN KEY ("company_id","offer_id") REFERENCES "public"."offer"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "beacon" ADD CONSTRAINT "beacon_company_id_product_id_product_company_id_id_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."product"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "beacon" ADD CONSTRAINT "beacon_company_id_campaign_id_campaign_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."campaign"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill" ADD CONSTRAINT "bill_company_id_store_id_store_company_id_id_fk" FOREIGN KEY ("company_id","store_id") REFERENCES "public"."store"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_file" ADD CONSTRAINT "bill_file_company_id_store_id_store_company_id_id_fk" FOREIGN KEY ("company_id","store_id") REFERENCES "public"."store"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_file" ADD CONSTRAINT "bill_file_company_id_bill_id_bill_company_id_id_fk" FOREIGN KEY ("company_id","bill_id") REFERENCES "public"."bill"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_file" ADD CONSTRAINT "bill_file_bill_id_rating_id_bill_rating_bill_id_id_fk" FOREIGN KEY ("bill_id","rating_id") REFERENCES "public"."bill_rating"("bill_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_rating" ADD CONSTRAINT "bill_rating_company_id_store_id_store_company_id_id_fk" FOREIGN KEY ("company_id","store_id") REFERENCES "public"."store"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_rating" ADD CONSTRAINT "bill_rating_company_id_bill_id_bill_company_id_id_fk" FOREIGN KEY ("company_id","bill_id") REFERENCES "public"."bill"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_rating" ADD CONSTRAINT "bill_rating_company_id_offer_id_offer_company_id_id_fk" FOREIGN KEY ("company_id","offer_id") REFERENCES "public"."offer"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_rating" ADD CONSTRAINT "bill_rating_company_id_product_id_product_company_id_id_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."product"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign" ADD CONSTRAINT "campaign_company_id_store_id_store_company_id_id_fk" FOREIGN KEY ("company_id","store_id") REFERENCES "public"."store"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_city" ADD CONSTRAINT "campaign_city_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_city" ADD CONSTRAINT "campaign_city_company_id_campaign_id_campaign_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."campaign"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_keyword" ADD CONSTRAINT "campaign_keyword_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_keyword" ADD CONSTRAINT "campaign_keyword_company_id_campaign_id_campaign_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."campaign"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_offer" ADD CONSTRAINT "campaign_offer_company_id_campaign_id_campaign_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."campaign"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_offer" ADD CONSTRAINT "campaign_offer_company_id_offer_id_offer_company_id_id_fk" FOREIGN KEY ("company_id","offer_id") REFERENCES "public"."offer"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_product" ADD CONSTRAINT "campaign_product_company_id_campaign_id_campaign_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."campaign"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_product" ADD CONSTRAINT "campaign_product_company_id_product_id_product_company_id_id_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."product"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_section" ADD CONSTRAINT "campaign_section_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_section" ADD CONSTRAINT "campaign_section_company_id_campaign_id_campaign_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."campaign"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_section" ADD CONSTRAINT "campaign_section_of_page" FOREIGN KEY ("section_id","page") REFERENCES "public"."section"("id","tab_name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_state" ADD CONSTRAINT "campaign_state_state_id_state_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."state"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_state" ADD CONSTRAINT "campaign_state_company_id_campaign_id_campaign_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."campaign"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_customer" ADD CONSTRAINT "card_customer_user_id_app_user_email_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("email") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "catalog" ADD CONSTRAINT "catalog_company_id_store_id_store_company_id_id_fk" FOREIGN KEY ("company_id","store_id") REFERENCES "public"."store"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_item" ADD CONSTRAINT "catalog_item_company_id_store_id_store_company_id_id_fk" FOREIGN KEY ("company_id","store_id") REFERENCES "public"."store"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_item" ADD CONSTRAINT "catalog_item_company_id_catalog_id_catalog_company_id_id_fk" FOREIGN KEY ("company_id","catalog_id") REFERENCES "public"."catalog"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_item" ADD CONSTRAINT "catalog_item_company_id_offer_id_offer_company_id_id_fk" FOREIGN KEY ("company_id","offer_id") REFERENCES "public"."offer"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_item" ADD CONSTRAINT "catalog_item_company_id_product_id_product_company_id_id_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."product"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_root_id_category_id_fk" FOREIGN KEY ("root_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_parent_level" FOREIGN KEY ("parent_id","parent_level") REFERENCES "public"."category"("id","level") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_company_id_store_id_store_company_id_id_fk" FOREIGN KEY ("company_id","store_id") REFERENCES "public"."store"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city" ADD CONSTRAINT "city_state_id_state_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."state"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_reg_state_id_state_id_fk" FOREIGN KEY ("reg_state_id") REFERENCES "public"."state"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_state" FOREIGN KEY ("country_id","state_id") REFERENCES "public"."state"("country_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_city" FOREIGN KEY ("state_id","city_id") REFERENCES "public"."city"("state_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_invoice_key_invoice_id_fk" FOREIGN KEY ("invoice_key") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_company_id_store_id_store_company_id_id_fk" FOREIGN KEY ("company_id","store_id") REFERENCES "public"."store"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_attempt_id_payment_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_checkout_id_checkout_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_company_id_store_id_store_company_id_id_fk" FOREIGN KEY ("company_id","store_id") REFERENCES "public"."store"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_upload" ADD CONSTRAINT "image_upload_name_stored_image_name_fk" FOREIGN KEY ("name") REFERENCES "public"."stored_image"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_upload" ADD CONSTRAINT "image_upload_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_checkout_id_checkout_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_company_id_store_id_store_company_id_id_fk" FOREIGN KEY ("company_id","store_id") REFERENCES "public"."store"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_company_id_campaign_id_campaign_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."campaign"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_company_id_store_id_store_company_id_id_fk" FOREIGN KEY ("company_id","store_id") REFERENCES "public"."store"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_company_id_campaign_id_campaign_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."campaign"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_sponsored_campaign" FOREIGN KEY ("company_id","sponsored_campaign_id") REFERENCES "public"."campaign"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_product" ADD CONSTRAINT "offer_product_company_id_offer_id_offer_company_id_id_fk" FOREIGN KEY ("company_id","offer_id") REFERENCES "public"."offer"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_product" ADD CONSTRAINT "offer_product_company_id_product_id_product_company_id_id_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."product"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_checkout_id_checkout_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_company_id_store_id_store_company_id_id_fk" FOREIGN KEY ("company_id","store_id") REFERENCES "public"."store"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_company_id_campaign_id_campaign_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."campaign"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_sponsored_campaign" FOREIGN KEY ("company_id","sponsored_campaign_id") REFERENCES "public"."campaign"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_offer" FOREIGN KEY ("company_id","offer_id") REFERENCES "public"."offer"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_variant_of" FOREIGN KEY ("store_id","variant_product_id") REFERENCES "public"."product"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumed_request" ADD CONSTRAINT "resumed_request_checkout_id_checkout_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role" ADD CONSTRAINT "role_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_privilege" ADD CONSTRAINT "role_privilege_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_privilege" ADD CONSTRAINT "role_privilege_privilege_code_privilege_privilege_code_fk" FOREIGN KEY ("privilege_code") REFERENCES "public"."privilege"("privilege_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_card" ADD CONSTRAINT "saved_card_user_id_app_user_email_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("email") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_user_id_app_user_email_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("email") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "section" ADD CONSTRAINT "section_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_configuration" ADD CONSTRAINT "section_configuration_section_id_section_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."section"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_configuration" ADD CONSTRAINT "section_configuration_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_item" ADD CONSTRAINT "section_item_configuration" FOREIGN KEY ("company_id","configuration_id","type") REFERENCES "public"."section_configuration"("company_id","id","type") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_item" ADD CONSTRAINT "section_item_company_id_offer_id_offer_company_id_id_fk" FOREIGN KEY ("company_id","offer_id") REFERENCES "public"."offer"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_item" ADD CONSTRAINT "section_item_company_id_product_id_product_company_id_id_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."product"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_company_id_store_id_store_company_id_id_fk" FOREIGN KEY ("company_id","store_id") REFERENCES "public"."store"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_company_id_shop_sale_id_shop_sale_company_id_id_fk" FOREIGN KEY ("company_id","shop_sale_id") REFERENCES "public"."shop_sale"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_sale" ADD CONSTRAINT "shop_sale_company_id_store_id_store_company_id_id_fk" FOREIGN KEY ("company_id","store_id") REFERENCES "public"."store"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_up" ADD CONSTRAINT "sign_up_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_up" ADD CONSTRAINT "sign_up_company_id_store_id_store_company_id_id_fk" FOREIGN KEY ("company_id","store_id") REFERENCES "public"."store"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store" ADD CONSTRAINT "store_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store" ADD CONSTRAINT "store_state" FOREIGN KEY ("country_id","state_id") REFERENCES "public"."state"("country_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store" ADD CONSTRAINT "store_city" FOREIGN KEY ("state_id","city_id") REFERENCES "public"."city"("state_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store" ADD CONSTRAINT "store_second_state" FOREIGN KEY ("store_country_id","store_state_id") REFERENCES "public"."state"("country_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store" ADD CONSTRAINT "store_second_city" FOREIGN KEY ("store_state_id","store_city_id") REFERENCES "public"."city"("state_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_category" ADD CONSTRAINT "store_category_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_category" ADD CONSTRAINT "store_category_company_id_store_id_store_company_id_id_fk" FOREIGN KEY ("company_id","store_id") REFERENCES "public"."store"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction" ADD CONSTRAINT "transaction_checkout_id_checkout_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction" ADD CONSTRAINT "transaction_company_id_store_id_store_company_id_id_fk" FOREIGN KEY ("company_id","store_id") REFERENCES "public"."store"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction" ADD CONSTRAINT "transaction_company_id_campaign_id_campaign_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."campaign"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "app_user_company" ON "app_user" USING btree ("company_id","name" collate "und-x-icu","email");--> statement-breakpoint
CREATE INDEX "app_user_role" ON "app_user" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "app_user_name" ON "app_user" USING btree ("name" collate "und-x-icu","email");--> statement-breakpoint
CREATE INDEX "audit_row" ON "audit" USING btree ("noun","row_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_company" ON "audit" USING btree ("company_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "beacon_company_day" ON "beacon" USING btree ("company_id","created_on");--> statement-breakpoint
CREATE INDEX "beacon_product" ON "beacon" USING btree ("product_id","created_on");--> statement-breakpoint
CREATE INDEX "beacon_campaign" ON "beacon" USING btree ("campaign_id","created_on");--> statement-breakpoint
CREATE INDEX "bill_list" ON "bill" USING btree ("company_id","status","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "bill_newest" ON "bill" USING btree ("status","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "bill_branch_list" ON "bill" USING btree ("store_id","status","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "bill_file_bill" ON "bill_file" USING btree ("bill_id","rating_id","position");--> statement-breakpoint
CREATE INDEX "bill_rating_offer" ON "bill_rating" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "bill_rating_product" ON "bill_rating" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "campaign_list" ON "campaign" USING btree ("company_id","campaign_type","created_on" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "campaign_branch_list" ON "campaign" USING btree ("store_id","campaign_type","created_on" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "campaign_end" ON "campaign" USING btree ("valid_till");--> statement-breakpoint
CREATE INDEX "campaign_newest" ON "campaign" USING btree ("campaign_type","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_keyword_once" ON "campaign_keyword" USING btree ("campaign_id",coalesce("category_id", ''),marquee_name_key("keyword"));--> statement-breakpoint
CREATE INDEX "campaign_keyword_category" ON "campaign_keyword" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "campaign_offer_offer" ON "campaign_offer" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "campaign_product_product" ON "campaign_product" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "campaign_section_section" ON "campaign_section" USING btree ("section_id");--> statement-breakpoint
CREATE INDEX "captcha_expiry" ON "captcha" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "catalog_list" ON "catalog" USING btree ("company_id","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "catalog_branch_list" ON "catalog" USING btree ("store_id","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "catalog_newest" ON "catalog" USING btree ("created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "catalog_item_once" ON "catalog_item" USING btree ("catalog_id","shop_id") WHERE shop_id <> '';--> statement-breakpoint
CREATE INDEX "catalog_item_offer" ON "catalog_item" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "catalog_item_product" ON "catalog_item" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "catalog_item_shop" ON "catalog_item" USING btree ("store_id","shop_id");--> statement-breakpoint
CREATE INDEX "category_parent" ON "category" USING btree ("parent_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "category_name_once" ON "category" USING btree (coalesce("parent_id", ''),marquee_name_key("name"));--> statement-breakpoint
CREATE INDEX "checkout_company" ON "checkout" USING btree ("company_id","created_on" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_purchase_once" ON "checkout" USING btree ("purchase_hash","company_id") WHERE "checkout"."state" in ('open', 'requiresAction', 'unknown', 'declined');--> statement-breakpoint
CREATE INDEX "city_state" ON "city" USING btree ("state_id","name" collate "und-x-icu");--> statement-breakpoint
CREATE UNIQUE INDEX "company_name_once" ON "company" USING btree (marquee_name_key("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "company_corporation_once" ON "company" USING btree (marquee_name_key("corporation_id")) WHERE "company"."corporation_id" <> '';--> statement-breakpoint
CREATE INDEX "company_by_name" ON "company" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "credit_note_invoice" ON "credit_note" USING btree ("invoice_key","number");--> statement-breakpoint
CREATE INDEX "dispute_due" ON "dispute" USING btree ("due_by","id");--> statement-breakpoint
CREATE INDEX "dispute_checkout" ON "dispute" USING btree ("checkout_id","opened_on" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "image_upload_company" ON "image_upload" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "ingested_beacons" ON "ingested" USING btree ("received_on") WHERE "ingested"."kind" = 'beacons';--> statement-breakpoint
CREATE INDEX "invoice_list" ON "invoice" USING btree ("company_id","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "invoice_branch_list" ON "invoice" USING btree ("store_id","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "invoice_newest" ON "invoice" USING btree ("created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "item_tally_branch" ON "item_tally" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "limit_count_ends" ON "limit_count" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "notification_list" ON "notification" USING btree ("recipient","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "notification_key" ON "notification" USING btree ("key");--> statement-breakpoint
CREATE INDEX "notification_age" ON "notification" USING btree ("created_on");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_primary_once" ON "offer" USING btree ("store_id") WHERE "offer"."is_primary" = 'Y';--> statement-breakpoint
CREATE INDEX "offer_list" ON "offer" USING btree ("company_id","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "offer_branch_list" ON "offer" USING btree ("store_id","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "offer_newest" ON "offer" USING btree ("created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "offer_heading" ON "offer" USING btree ("company_id","heading" collate "und-x-icu" desc nulls last,"id");--> statement-breakpoint
CREATE INDEX "offer_end" ON "offer" USING btree ("company_id","valid_till" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "offer_run" ON "offer" USING btree ("company_id","valid_till");--> statement-breakpoint
CREATE INDEX "offer_campaign" ON "offer" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "offer_shop_collection" ON "offer" USING btree ("company_id","shopify_collection_id");--> statement-breakpoint
CREATE INDEX "offer_product_product" ON "offer_product" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "onboarding_draft_expiry" ON "onboarding_draft" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at","created_on") WHERE "outbox"."done_on" is null and "outbox"."dead_on" is null;--> statement-breakpoint
CREATE INDEX "outbox_dead" ON "outbox" USING btree ("dead_on" DESC NULLS LAST) WHERE "outbox"."dead_on" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "attempt_collecting_once" ON "payment_attempt" USING btree ("checkout_id") WHERE "payment_attempt"."state" in ('creating', 'waiting', 'unknown');--> statement-breakpoint
CREATE UNIQUE INDEX "attempt_succeeded_once" ON "payment_attempt" USING btree ("checkout_id") WHERE "payment_attempt"."state" = 'succeeded';--> statement-breakpoint
CREATE INDEX "attempt_due" ON "payment_attempt" USING btree ("due_at") WHERE "payment_attempt"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "attempt_dead" ON "payment_attempt" USING btree ("dead_since") WHERE "payment_attempt"."dead_since" is not null;--> statement-breakpoint
CREATE INDEX "attempt_received" ON "payment_attempt" USING btree ("received_as") WHERE "payment_attempt"."received_as" is not null;--> statement-breakpoint
CREATE INDEX "product_list" ON "product" USING btree ("company_id","created_on" DESC NULLS LAST,"id") WHERE is_variant = 'N';--> statement-breakpoint
CREATE INDEX "product_branch_list" ON "product" USING btree ("store_id","created_on" DESC NULLS LAST,"id") WHERE is_variant = 'N';--> statement-breakpoint
CREATE INDEX "product_newest" ON "product" USING btree ("created_on" DESC NULLS LAST,"id") WHERE is_variant = 'N';--> statement-breakpoint
CREATE INDEX "variant_list" ON "product" USING btree ("company_id","created_on" DESC NULLS LAST,"id") WHERE is_variant = 'Y';--> statement-breakpoint
CREATE INDEX "variant_branch_list" ON "product" USING btree ("store_id","created_on" DESC NULLS LAST,"id") WHERE is_variant = 'Y';--> statement-breakpoint
CREATE INDEX "variant_newest" ON "product" USING btree ("created_on" DESC NULLS LAST,"id") WHERE is_variant = 'Y';--> statement-breakpoint
CREATE INDEX "product_name" ON "product" USING btree ("company_id","name" collate "und-x-icu" desc nulls last,"id");--> statement-breakpoint
CREATE INDEX "product_name_key" ON "product" USING btree ("store_id","name_key");--> statement-breakpoint
CREATE INDEX "product_end" ON "product" USING btree ("company_id","valid_till" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "product_variants" ON "product" USING btree ("variant_product_id","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "product_offer_of" ON "product" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "product_campaign" ON "product" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "product_shop" ON "product" USING btree ("company_id","shopify_product_id");--> statement-breakpoint
CREATE INDEX "resumed_request_checkout" ON "resumed_request" USING btree ("checkout_id");--> statement-breakpoint
CREATE UNIQUE INDEX "role_name_once" ON "role" USING btree (coalesce("company_id", ''),marquee_name_key("role_name"));--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_name_once" ON "saved_view" USING btree ("user_id","list",marquee_name_key("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "section_name_once" ON "section" USING btree ("tab_name",coalesce("category_id", ''),marquee_name_key("name"));--> statement-breakpoint
CREATE INDEX "section_list" ON "section" USING btree ("active","order_no","name","id");--> statement-breakpoint
CREATE INDEX "section_of_category" ON "section" USING btree ("tab_name","category_id");--> statement-breakpoint
CREATE INDEX "section_configuration_section" ON "section_configuration" USING btree ("section_id","created_on" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "section_item_offer" ON "section_item" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "section_item_product" ON "section_item" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "shop_sale_list" ON "shop_sale" USING btree ("company_id","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "shop_sale_branch_list" ON "shop_sale" USING btree ("store_id","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "shop_sale_newest" ON "shop_sale" USING btree ("created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "store_code_once" ON "store" USING btree ("company_id",marquee_name_key("code"));--> statement-breakpoint
CREATE INDEX "store_waiting" ON "store" USING btree ("created_on","id") WHERE "store"."is_approve" = 'N';--> statement-breakpoint
CREATE INDEX "store_company" ON "store" USING btree ("company_id","store_name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "store_category_category" ON "store_category" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "stored_image_uploaded" ON "stored_image" USING btree ("uploaded_on");--> statement-breakpoint
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
CREATE POLICY "campaign_keyword_tenancy" ON "campaign_keyword" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end);--> statement-breakpoint
CREATE POLICY "campaign_offer_tenancy" ON "campaign_offer" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end);--> statement-breakpoint
CREATE POLICY "campaign_plan_read" ON "campaign_plan" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "campaign_plan_system" ON "campaign_plan" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) = 'system') WITH CHECK ((select current_setting('marquee.kind', true)) = 'system');--> statement-breakpoint
CREATE POLICY "campaign_product_tenancy" ON "campaign_product" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end);--> statement-breakpoint
CREATE POLICY "campaign_section_tenancy" ON "campaign_section" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end);--> statement-breakpoint
CREATE POLICY "campaign_state_tenancy" ON "campaign_state" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end);--> statement-breakpoint
CREATE POLICY "captcha_system" ON "captcha" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) = 'system') WITH CHECK ((select current_setting('marquee.kind', true)) = 'system');--> statement-breakpoint
CREATE POLICY "card_customer_system" ON "card_customer" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) = 'system') WITH CHECK ((select current_setting('marquee.kind', true)) = 'system');--> statement-breakpoint
CREATE POLICY "catalog_tenancy" ON "catalog" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end);--> statement-breakpoint
CREATE POLICY "catalog_item_tenancy" ON "catalog_item" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end);--> statement-breakpoint
CREATE POLICY "category_read" ON "category" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "category_staff" ON "category" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) in ('staff', 'system')) WITH CHECK ((select current_setting('marquee.kind', true)) in ('staff', 'system'));--> statement-breakpoint
CREATE POLICY "checkout_tenancy" ON "checkout" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end);--> statement-breakpoint
CREATE POLICY "company_tenancy" ON "company" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "id" = (select current_setting('marquee.company', true)) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "id" = (select current_setting('marquee.company', true)) else false end);--> statement-breakpoint
CREATE POLICY "credit_note_tenancy" ON "credit_note" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end);--> statement-breakpoint
CREATE POLICY "dispute_tenancy" ON "dispute" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end);--> statement-breakpoint
CREATE POLICY "image_upload_tenancy" ON "image_upload" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end);--> statement-breakpoint
CREATE POLICY "image_upload_person" ON "image_upload" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true else "person" = (select current_setting('marquee.person', true)) end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true else "person" = (select current_setting('marquee.person', true)) end);--> statement-breakpoint
CREATE POLICY "ingested_system" ON "ingested" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) = 'system') WITH CHECK ((select current_setting('marquee.kind', true)) = 'system');--> statement-breakpoint
CREATE POLICY "invoice_tenancy" ON "invoice" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end);--> statement-breakpoint
CREATE POLICY "item_tally_tenancy" ON "item_tally" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end);--> statement-breakpoint
CREATE POLICY "limit_count_system" ON "limit_count" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) = 'system') WITH CHECK ((select current_setting('marquee.kind', true)) = 'system');--> statement-breakpoint
CREATE POLICY "notification_person" ON "notification" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true else "recipient" = (select current_setting('marquee.person', true)) end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true else "recipient" = (select current_setting('marquee.person', true)) end);--> statement-breakpoint
CREATE POLICY "notification_tell" ON "notification" AS PERMISSIVE FOR INSERT TO public WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "notification_mail_person" ON "notification_mail" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true else "recipient" = (select current_setting('marquee.person', true)) end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true else "recipient" = (select current_setting('marquee.person', true)) end);--> statement-breakpoint
CREATE POLICY "notification_mail_read" ON "notification_mail" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "offer_tenancy" ON "offer" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end);--> statement-breakpoint
CREATE POLICY "offer_product_tenancy" ON "offer_product" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end);--> statement-breakpoint
CREATE POLICY "onboarding_draft_system" ON "onboarding_draft" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) = 'system') WITH CHECK ((select current_setting('marquee.kind', true)) = 'system');--> statement-breakpoint
CREATE POLICY "outbox_system" ON "outbox" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) = 'system') WITH CHECK ((select current_setting('marquee.kind', true)) = 'system');--> statement-breakpoint
CREATE POLICY "outbox_enqueue" ON "outbox" AS PERMISSIVE FOR INSERT TO public WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own_key_system" ON "own_key" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) = 'system') WITH CHECK ((select current_setting('marquee.kind', true)) = 'system');--> statement-breakpoint
CREATE POLICY "paper_counter_system" ON "paper_counter" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) = 'system') WITH CHECK ((select current_setting('marquee.kind', true)) = 'system');--> statement-breakpoint
CREATE POLICY "payment_attempt_tenancy" ON "payment_attempt" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end);--> statement-breakpoint
CREATE POLICY "privilege_read" ON "privilege" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "privilege_staff" ON "privilege" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) in ('staff', 'system')) WITH CHECK ((select current_setting('marquee.kind', true)) in ('staff', 'system'));--> statement-breakpoint
CREATE POLICY "product_tenancy" ON "product" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end);--> statement-breakpoint
CREATE POLICY "provider_event_system" ON "provider_event" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) = 'system') WITH CHECK ((select current_setting('marquee.kind', true)) = 'system');--> statement-breakpoint
CREATE POLICY "resumed_request_tenancy" ON "resumed_request" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end);--> statement-breakpoint
CREATE POLICY "role_tenancy" ON "role" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end);--> statement-breakpoint
CREATE POLICY "role_house" ON "role" AS PERMISSIVE FOR SELECT TO public USING (company_id is null);--> statement-breakpoint
CREATE POLICY "role_privilege_read" ON "role_privilege" AS PERMISSIVE FOR SELECT TO public USING (exists (select from role where role.id = role_id));--> statement-breakpoint
CREATE POLICY "role_privilege_tenancy" ON "role_privilege" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then (select role.company_id from role where role.id = role_id) = (select current_setting('marquee.company', true)) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then (select role.company_id from role where role.id = role_id) = (select current_setting('marquee.company', true)) else false end);--> statement-breakpoint
CREATE POLICY "saved_card_person" ON "saved_card" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true else "user_id" = (select current_setting('marquee.person', true)) end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true else "user_id" = (select current_setting('marquee.person', true)) end);--> statement-breakpoint
CREATE POLICY "saved_view_person" ON "saved_view" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true else "user_id" = (select current_setting('marquee.person', true)) end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true else "user_id" = (select current_setting('marquee.person', true)) end);--> statement-breakpoint
CREATE POLICY "section_read" ON "section" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "section_staff" ON "section" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) in ('staff', 'system')) WITH CHECK ((select current_setting('marquee.kind', true)) in ('staff', 'system'));--> statement-breakpoint
CREATE POLICY "section_configuration_tenancy" ON "section_configuration" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end);--> statement-breakpoint
CREATE POLICY "section_item_tenancy" ON "section_item" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end);--> statement-breakpoint
CREATE POLICY "shop_order_tenancy" ON "shop_order" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end);--> statement-breakpoint
CREATE POLICY "shop_sale_tenancy" ON "shop_sale" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end);--> statement-breakpoint
CREATE POLICY "sign_up_system" ON "sign_up" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) = 'system') WITH CHECK ((select current_setting('marquee.kind', true)) = 'system');--> statement-breakpoint
CREATE POLICY "store_tenancy" ON "store" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "id" = (select current_setting('marquee.store', true))) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "id" = (select current_setting('marquee.store', true))) else false end);--> statement-breakpoint
CREATE POLICY "store_category_tenancy" ON "store_category" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end);--> statement-breakpoint
CREATE POLICY "stored_image_system" ON "stored_image" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) = 'system') WITH CHECK ((select current_setting('marquee.kind', true)) = 'system');--> statement-breakpoint
CREATE POLICY "transaction_tenancy" ON "transaction" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end);