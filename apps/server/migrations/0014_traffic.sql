CREATE TABLE "traffic" (
	"machine" text NOT NULL,
	"day" date NOT NULL,
	"version" text NOT NULL,
	"what" text NOT NULL,
	"part" text NOT NULL,
	"kind" text NOT NULL,
	"market" text NOT NULL,
	"n" bigint NOT NULL,
	"times" integer[] NOT NULL,
	CONSTRAINT "traffic_key" PRIMARY KEY("machine","day","version","what","part","kind","market"),
	CONSTRAINT "traffic_n" CHECK ("traffic"."n" >= 0)
);
--> statement-breakpoint
ALTER TABLE "traffic" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "traffic_batch" (
	"id" text PRIMARY KEY NOT NULL,
	"received_on" timestamptz(3) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "traffic_batch" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "traffic_day" ON "traffic" USING btree ("day");--> statement-breakpoint
CREATE INDEX "traffic_batch_received" ON "traffic_batch" USING btree ("received_on");--> statement-breakpoint
CREATE POLICY "traffic_system" ON "traffic" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) = 'system') WITH CHECK ((select current_setting('marquee.kind', true)) = 'system');--> statement-breakpoint
CREATE POLICY "traffic_batch_system" ON "traffic_batch" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) = 'system') WITH CHECK ((select current_setting('marquee.kind', true)) = 'system');