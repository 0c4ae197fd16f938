CREATE TABLE "card_decline" (
	"outcome_key" text PRIMARY KEY NOT NULL,
	"payer" text NOT NULL,
	"card" text,
	"address" text,
	"burst" text NOT NULL,
	"declined_on" timestamptz(3) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "card_decline" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind";--> statement-breakpoint
ALTER TABLE "notification_mail" DROP CONSTRAINT "notification_mail_kinds";--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "payer_address" text;--> statement-breakpoint
CREATE INDEX "card_decline_payer" ON "card_decline" USING btree ("payer","declined_on" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "card_decline_card" ON "card_decline" USING btree ("card","declined_on" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "card_decline_address" ON "card_decline" USING btree ("address","declined_on" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "card_decline_on" ON "card_decline" USING btree ("declined_on");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind" CHECK ("notification"."kind" in ('storeApproved', 'storeUnapproved', 'campaignEnds', 'paymentFailed', 'billRejected', 'storeWaits', 'billsWait', 'paymentStuck', 'paymentDisputed', 'cardsTested', 'rowsRefused'));--> statement-breakpoint
ALTER TABLE "notification_mail" ADD CONSTRAINT "notification_mail_kinds" CHECK ("notification_mail"."kinds" <@ array['storeApproved', 'storeUnapproved', 'campaignEnds', 'paymentFailed', 'billRejected', 'storeWaits', 'billsWait', 'paymentStuck', 'paymentDisputed', 'cardsTested', 'rowsRefused']);--> statement-breakpoint
CREATE POLICY "card_decline_system" ON "card_decline" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) = 'system') WITH CHECK ((select current_setting('marquee.kind', true)) = 'system');