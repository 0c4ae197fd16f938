ALTER TABLE "section_item" ADD COLUMN "removed_on" timestamptz(3);--> statement-breakpoint
ALTER TABLE "section_item" ADD COLUMN "removed_by" text;--> statement-breakpoint
ALTER TABLE "section_item" ADD CONSTRAINT "section_item_removed" CHECK (("section_item"."removed_on" is null) = ("section_item"."removed_by" is null));