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
	"bytes" "bytea" NOT NULL,
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
CREATE TABLE "ingest_secret" (
	"source" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ingest_secret" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
DROP INDEX "beacon_offer";--> statement-breakpoint
ALTER TABLE "beacon" ALTER COLUMN "impressions" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "beacon" ALTER COLUMN "clicks" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "beacon" ALTER COLUMN "buy_now_clicks" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "beacon" ALTER COLUMN "snips" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "beacon" ADD COLUMN "store_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "bill" ADD CONSTRAINT "bill_company_id_store_id_store_company_id_id_fk" FOREIGN KEY ("company_id","store_id") REFERENCES "public"."store"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_file" ADD CONSTRAINT "bill_file_company_id_bill_id_bill_company_id_id_fk" FOREIGN KEY ("company_id","bill_id") REFERENCES "public"."bill"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_file" ADD CONSTRAINT "bill_file_bill_id_rating_id_bill_rating_bill_id_id_fk" FOREIGN KEY ("bill_id","rating_id") REFERENCES "public"."bill_rating"("bill_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_rating" ADD CONSTRAINT "bill_rating_company_id_bill_id_bill_company_id_id_fk" FOREIGN KEY ("company_id","bill_id") REFERENCES "public"."bill"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_rating" ADD CONSTRAINT "bill_rating_company_id_offer_id_offer_company_id_id_fk" FOREIGN KEY ("company_id","offer_id") REFERENCES "public"."offer"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_rating" ADD CONSTRAINT "bill_rating_company_id_product_id_product_company_id_id_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."product"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog" ADD CONSTRAINT "catalog_company_id_store_id_store_company_id_id_fk" FOREIGN KEY ("company_id","store_id") REFERENCES "public"."store"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_item" ADD CONSTRAINT "catalog_item_company_id_catalog_id_catalog_company_id_id_fk" FOREIGN KEY ("company_id","catalog_id") REFERENCES "public"."catalog"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_item" ADD CONSTRAINT "catalog_item_company_id_offer_id_offer_company_id_id_fk" FOREIGN KEY ("company_id","offer_id") REFERENCES "public"."offer"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_item" ADD CONSTRAINT "catalog_item_company_id_product_id_product_company_id_id_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."product"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_bill" ADD CONSTRAINT "shop_bill_company_id_store_id_store_company_id_id_fk" FOREIGN KEY ("company_id","store_id") REFERENCES "public"."store"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_company_id_shop_bill_id_shop_bill_company_id_id_fk" FOREIGN KEY ("company_id","shop_bill_id") REFERENCES "public"."shop_bill"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bill_list" ON "bill" USING btree ("company_id","status","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "bill_branch_list" ON "bill" USING btree ("store_id","status","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "bill_file_bill" ON "bill_file" USING btree ("bill_id","rating_id","position");--> statement-breakpoint
CREATE INDEX "bill_rating_offer" ON "bill_rating" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "bill_rating_product" ON "bill_rating" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "catalog_list" ON "catalog" USING btree ("company_id","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "catalog_branch_list" ON "catalog" USING btree ("store_id","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "catalog_item_shop" ON "catalog_item" USING btree ("store_id","shop_id");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at","created_on") WHERE "outbox"."done_on" is null and "outbox"."dead_on" is null;--> statement-breakpoint
CREATE INDEX "outbox_dead" ON "outbox" USING btree ("dead_on" DESC NULLS LAST) WHERE "outbox"."dead_on" is not null;--> statement-breakpoint
CREATE INDEX "shop_bill_list" ON "shop_bill" USING btree ("company_id","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "shop_bill_branch_list" ON "shop_bill" USING btree ("store_id","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "shop_bill_newest" ON "shop_bill" USING btree ("created_on" DESC NULLS LAST,"id");--> statement-breakpoint
ALTER TABLE "beacon" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "beacon" ADD CONSTRAINT "beacon_once_per_day" UNIQUE NULLS NOT DISTINCT("offer_id","created_on","product_id");--> statement-breakpoint
CREATE POLICY "bill_tenancy" ON "bill" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) in ('staff', 'system') or ((select current_setting('marquee.kind', true)) = 'company' and "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))))) WITH CHECK ((select current_setting('marquee.kind', true)) in ('staff', 'system') or ((select current_setting('marquee.kind', true)) = 'company' and "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true)))));--> statement-breakpoint
CREATE POLICY "bill_file_tenancy" ON "bill_file" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) in ('staff', 'system') or ((select current_setting('marquee.kind', true)) = 'company' and "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))))) WITH CHECK ((select current_setting('marquee.kind', true)) in ('staff', 'system') or ((select current_setting('marquee.kind', true)) = 'company' and "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true)))));--> statement-breakpoint
CREATE POLICY "bill_rating_tenancy" ON "bill_rating" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) in ('staff', 'system') or ((select current_setting('marquee.kind', true)) = 'company' and "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))))) WITH CHECK ((select current_setting('marquee.kind', true)) in ('staff', 'system') or ((select current_setting('marquee.kind', true)) = 'company' and "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true)))));--> statement-breakpoint
CREATE POLICY "catalog_tenancy" ON "catalog" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) in ('staff', 'system') or ((select current_setting('marquee.kind', true)) = 'company' and "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))))) WITH CHECK ((select current_setting('marquee.kind', true)) in ('staff', 'system') or ((select current_setting('marquee.kind', true)) = 'company' and "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true)))));--> statement-breakpoint
CREATE POLICY "catalog_item_tenancy" ON "catalog_item" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) in ('staff', 'system') or ((select current_setting('marquee.kind', true)) = 'company' and "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))))) WITH CHECK ((select current_setting('marquee.kind', true)) in ('staff', 'system') or ((select current_setting('marquee.kind', true)) = 'company' and "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true)))));--> statement-breakpoint
CREATE POLICY "ingest_secret_system" ON "ingest_secret" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) = 'system') WITH CHECK ((select current_setting('marquee.kind', true)) = 'system');--> statement-breakpoint
CREATE POLICY "ingested_system" ON "ingested" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) = 'system') WITH CHECK ((select current_setting('marquee.kind', true)) = 'system');--> statement-breakpoint
CREATE POLICY "outbox_system" ON "outbox" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) = 'system') WITH CHECK ((select current_setting('marquee.kind', true)) = 'system');--> statement-breakpoint
CREATE POLICY "outbox_enqueue" ON "outbox" AS PERMISSIVE FOR INSERT TO public WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "shop_bill_tenancy" ON "shop_bill" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) in ('staff', 'system') or ((select current_setting('marquee.kind', true)) = 'company' and "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))))) WITH CHECK ((select current_setting('marquee.kind', true)) in ('staff', 'system') or ((select current_setting('marquee.kind', true)) = 'company' and "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true)))));--> statement-breakpoint
CREATE POLICY "shop_order_tenancy" ON "shop_order" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) in ('staff', 'system') or ((select current_setting('marquee.kind', true)) = 'company' and "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))))) WITH CHECK ((select current_setting('marquee.kind', true)) in ('staff', 'system') or ((select current_setting('marquee.kind', true)) = 'company' and "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true)))));--> statement-breakpoint
ALTER POLICY "beacon_tenancy" ON "beacon" TO public USING ((select current_setting('marquee.kind', true)) in ('staff', 'system') or ((select current_setting('marquee.kind', true)) = 'company' and "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))))) WITH CHECK ((select current_setting('marquee.kind', true)) in ('staff', 'system') or ((select current_setting('marquee.kind', true)) = 'company' and "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true)))));
--> statement-breakpoint
-- Wakes the outbox of every server once the job stands: at commit, once per transaction however many jobs it wrote.
create function marquee_outbox() returns trigger language plpgsql as $$
begin
  perform pg_notify('marquee_changes', '{"noun":"outbox","companyId":""}');
  return null;
end
$$;
--> statement-breakpoint
create trigger outbox_wake after insert on outbox for each statement execute function marquee_outbox();
--> statement-breakpoint
create trigger bill_announce after insert or update or delete on bill for each row execute function marquee_announce('bills');
--> statement-breakpoint
create trigger catalog_announce after insert or update or delete on catalog for each row execute function marquee_announce('catalog');
--> statement-breakpoint
create trigger shop_bill_announce after insert or update or delete on shop_bill for each row execute function marquee_announce('reports');
