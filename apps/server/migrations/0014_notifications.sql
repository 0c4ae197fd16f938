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
	CONSTRAINT "notification_kind" CHECK ("notification"."kind" in ('storeApproved', 'storeUnapproved', 'campaignEnds', 'paymentFailed', 'billRejected'))
);
--> statement-breakpoint
ALTER TABLE "notification" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notification_mail" (
	"recipient" text PRIMARY KEY NOT NULL,
	"created_on" timestamptz(3) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification_mail" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "notification_list" ON "notification" USING btree ("recipient","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "notification_key" ON "notification" USING btree ("key");--> statement-breakpoint
CREATE INDEX "notification_age" ON "notification" USING btree ("created_on");--> statement-breakpoint
CREATE INDEX "campaign_end" ON "campaign" USING btree ("valid_till");--> statement-breakpoint
CREATE POLICY "notification_person" ON "notification" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true else "recipient" = (select current_setting('marquee.person', true)) end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true else "recipient" = (select current_setting('marquee.person', true)) end);--> statement-breakpoint
CREATE POLICY "notification_tell" ON "notification" AS PERMISSIVE FOR INSERT TO public WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "notification_mail_person" ON "notification_mail" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true else "recipient" = (select current_setting('marquee.person', true)) end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true else "recipient" = (select current_setting('marquee.person', true)) end);--> statement-breakpoint
CREATE POLICY "notification_mail_read" ON "notification_mail" AS PERMISSIVE FOR SELECT TO public USING (true);