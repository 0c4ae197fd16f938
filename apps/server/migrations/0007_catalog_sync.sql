ALTER TABLE "catalog" DROP CONSTRAINT "catalog_total";--> statement-breakpoint
DROP INDEX "catalog_item_list";--> statement-breakpoint
ALTER TABLE "catalog_item" DROP CONSTRAINT "catalog_item_catalog_id_shop_id_pk";--> statement-breakpoint
ALTER TABLE "catalog_item" ADD CONSTRAINT "catalog_item_catalog_id_position_pk" PRIMARY KEY("catalog_id","position");--> statement-breakpoint
ALTER TABLE "catalog" ADD COLUMN "failed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalog_item" ADD COLUMN "missing" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "catalog_item_once" ON "catalog_item" USING btree ("catalog_id","shop_id") WHERE shop_id <> '';--> statement-breakpoint
ALTER TABLE "catalog" ADD CONSTRAINT "catalog_total" CHECK (least("catalog"."total_sync", "catalog"."failed") >= 0);