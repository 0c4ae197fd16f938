CREATE TABLE "matched_line" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"line" text NOT NULL,
	"payment" text,
	"checkout" text,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"moved_on" timestamptz(3) NOT NULL,
	"matched_on" timestamptz(3) NOT NULL,
	CONSTRAINT "matched_line_provider" CHECK ("matched_line"."provider" in ('stripe', 'paypal')),
	CONSTRAINT "matched_line_kind" CHECK ("matched_line"."kind" in ('payment', 'refund', 'otherRefunds', 'dispute', 'disputeFee', 'payout'))
);
--> statement-breakpoint
ALTER TABLE "matched_line" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind";--> statement-breakpoint
ALTER TABLE "notification_mail" DROP CONSTRAINT "notification_mail_kinds";--> statement-breakpoint
CREATE INDEX "matched_line_moved" ON "matched_line" USING btree ("moved_on" DESC NULLS LAST,"id");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind" CHECK ("notification"."kind" in ('storeApproved', 'storeUnapproved', 'storeSentBack', 'campaignEnds', 'paymentFailed', 'cardExpires', 'billRejected', 'storeWaits', 'billsWait', 'paymentStuck', 'paymentDisputed', 'refundFailed', 'cardsTested', 'rowsRefused'));--> statement-breakpoint
ALTER TABLE "notification_mail" ADD CONSTRAINT "notification_mail_kinds" CHECK ("notification_mail"."kinds" <@ array['storeApproved', 'storeUnapproved', 'storeSentBack', 'campaignEnds', 'paymentFailed', 'cardExpires', 'billRejected', 'storeWaits', 'billsWait', 'paymentStuck', 'paymentDisputed', 'refundFailed', 'cardsTested', 'rowsRefused']);--> statement-breakpoint
CREATE POLICY "matched_line_staff" ON "matched_line" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) in ('staff', 'system')) WITH CHECK ((select current_setting('marquee.kind', true)) in ('staff', 'system'));