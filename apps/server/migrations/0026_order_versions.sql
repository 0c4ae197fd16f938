ALTER TABLE "refused_row" ADD COLUMN "branch" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refused_row" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "refused_row" ADD COLUMN "taken_on" timestamptz(3);--> statement-breakpoint
ALTER TABLE "shop_sale" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_sale" ADD COLUMN "is_current" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_sale" ADD COLUMN "currency" text DEFAULT 'CAD' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_sale" ADD COLUMN "received_on" timestamptz(3);--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" DROP CONSTRAINT "shop_order_company_id_shop_sale_id_shop_sale_company_id_id_fk";--> statement-breakpoint
ALTER TABLE "shop_order" DROP CONSTRAINT "shop_order_shop_sale_id_order_number_pk";--> statement-breakpoint
ALTER TABLE "shop_sale" DROP CONSTRAINT "shop_sale_of_company";--> statement-breakpoint
ALTER TABLE "shop_sale" DROP CONSTRAINT "shop_sale_pkey";--> statement-breakpoint
ALTER TABLE "shop_sale" ADD CONSTRAINT "shop_sale_id_version_pk" PRIMARY KEY("id","version");--> statement-breakpoint
ALTER TABLE "shop_sale" ADD CONSTRAINT "shop_sale_of_company" UNIQUE("company_id","id","version");--> statement-breakpoint
ALTER TABLE "shop_sale" ADD CONSTRAINT "shop_sale_version" CHECK ("shop_sale"."version" >= 1);--> statement-breakpoint
ALTER TABLE "shop_sale" ADD CONSTRAINT "shop_sale_currency" CHECK ("shop_sale"."currency" in ('CAD', 'USD'));--> statement-breakpoint
CREATE UNIQUE INDEX "shop_sale_current" ON "shop_sale" USING btree ("id") WHERE "shop_sale"."is_current";--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_shop_sale_id_version_order_number_pk" PRIMARY KEY("shop_sale_id","version","order_number");--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_of_sale" FOREIGN KEY ("company_id","shop_sale_id","version") REFERENCES "public"."shop_sale"("company_id","id","version") ON DELETE cascade ON UPDATE no action;
