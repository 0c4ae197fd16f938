ALTER TABLE "ingest_secret" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP POLICY "ingest_secret_system" ON "ingest_secret" CASCADE;--> statement-breakpoint
DROP TABLE "ingest_secret" CASCADE;--> statement-breakpoint
ALTER TABLE "bill_file" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bill_file" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "bill_file" ADD CONSTRAINT "bill_file_one" CHECK (("bill_file"."picture" is null) <> ("bill_file"."bytes" is null));