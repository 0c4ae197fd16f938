CREATE TABLE "refused_row" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"row_id" text NOT NULL,
	"source" text NOT NULL,
	"issues" jsonb NOT NULL,
	"received_on" timestamptz(3) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refused_row" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind";--> statement-breakpoint
ALTER TABLE "notification_mail" DROP CONSTRAINT "notification_mail_kinds";--> statement-breakpoint
CREATE INDEX "refused_row_received" ON "refused_row" USING btree ("received_on");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind" CHECK ("notification"."kind" in ('storeApproved', 'storeUnapproved', 'campaignEnds', 'paymentFailed', 'billRejected', 'storeWaits', 'billsWait', 'paymentStuck', 'paymentDisputed', 'rowsRefused'));--> statement-breakpoint
ALTER TABLE "notification_mail" ADD CONSTRAINT "notification_mail_kinds" CHECK ("notification_mail"."kinds" <@ array['storeApproved', 'storeUnapproved', 'campaignEnds', 'paymentFailed', 'billRejected', 'storeWaits', 'billsWait', 'paymentStuck', 'paymentDisputed', 'rowsRefused']);--> statement-breakpoint
CREATE POLICY "refused_row_staff" ON "refused_row" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) in ('staff', 'system')) WITH CHECK ((select current_setting('marquee.kind', true)) in ('staff', 'system'));