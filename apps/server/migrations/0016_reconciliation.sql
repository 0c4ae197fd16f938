CREATE TABLE "book_comparison" (
	"id" text PRIMARY KEY NOT NULL,
	"night" date,
	"since" timestamptz(3),
	"until" timestamptz(3),
	"requested_on" timestamptz(3) NOT NULL,
	"requested_by" text,
	"leased_until" timestamptz(3),
	"ended_on" timestamptz(3),
	"compared" integer DEFAULT 0 NOT NULL,
	"alike" integer DEFAULT 0 NOT NULL,
	"failure" text,
	CONSTRAINT "book_comparison_nightly" UNIQUE("night"),
	CONSTRAINT "book_comparison_counts" CHECK ("book_comparison"."alike" between 0 and "book_comparison"."compared"),
	CONSTRAINT "book_comparison_ended" CHECK ("book_comparison"."ended_on" is not null or "book_comparison"."failure" is null)
);
--> statement-breakpoint
ALTER TABLE "book_comparison" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "book_difference" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"line" text NOT NULL,
	"payment" text,
	"checkout" text,
	"payer" text,
	"finding" text NOT NULL,
	"here_amount" bigint,
	"here_currency" text,
	"here_state" text,
	"there_amount" bigint,
	"there_currency" text,
	"there_state" text,
	"moved_on" timestamptz(3) NOT NULL,
	"found_on" timestamptz(3) NOT NULL,
	"seen_on" timestamptz(3) NOT NULL,
	"closed_on" timestamptz(3),
	"closed_by" text,
	"note" text,
	CONSTRAINT "book_difference_once" UNIQUE("provider","kind","line"),
	CONSTRAINT "book_difference_provider" CHECK ("book_difference"."provider" in ('stripe', 'paypal')),
	CONSTRAINT "book_difference_kind" CHECK ("book_difference"."kind" in ('payment', 'refund', 'otherRefunds', 'dispute', 'disputeFee', 'payout')),
	CONSTRAINT "book_difference_finding" CHECK ("book_difference"."finding" in ('missingHere', 'missingThere', 'otherCurrency', 'otherAmount', 'otherState')),
	CONSTRAINT "book_difference_sides" CHECK (("book_difference"."finding" = 'missingHere') = ("book_difference"."here_amount" is null) and ("book_difference"."finding" = 'missingThere') = ("book_difference"."there_amount" is null)),
	CONSTRAINT "book_difference_closed" CHECK (("book_difference"."closed_on" is not null or "book_difference"."closed_by" is null) and ("book_difference"."closed_by" is null) = ("book_difference"."note" is null)),
	CONSTRAINT "book_difference_note" CHECK (length("book_difference"."note") <= 500)
);
--> statement-breakpoint
ALTER TABLE "book_difference" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "number_jump" (
	"id" text PRIMARY KEY NOT NULL,
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"from_number" integer NOT NULL,
	"to_number" integer NOT NULL,
	"jumped_on" timestamptz(3) NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "number_jump_forward" CHECK ("number_jump"."to_number" > "number_jump"."from_number")
);
--> statement-breakpoint
ALTER TABLE "number_jump" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "provider_line" (
	"provider" text NOT NULL,
	"line" text NOT NULL,
	"kind" text NOT NULL,
	"gross" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"currency" text NOT NULL,
	"moved_on" timestamptz(3) NOT NULL,
	"payout" text,
	CONSTRAINT "provider_line_provider_line_pk" PRIMARY KEY("provider","line"),
	CONSTRAINT "provider_line_provider" CHECK ("provider_line"."provider" in ('stripe', 'paypal')),
	CONSTRAINT "provider_line_kind" CHECK ("provider_line"."kind" in ('payment', 'refund', 'dispute', 'payout', 'fee', 'other'))
);
--> statement-breakpoint
ALTER TABLE "provider_line" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payment_attempt" DROP CONSTRAINT "attempt_refund_reason";--> statement-breakpoint
CREATE INDEX "book_comparison_requested" ON "book_comparison" USING btree ("requested_on" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "book_difference_found" ON "book_difference" USING btree ("found_on","id");--> statement-breakpoint
CREATE INDEX "book_difference_open" ON "book_difference" USING btree ("found_on") WHERE "book_difference"."closed_on" is null;--> statement-breakpoint
CREATE INDEX "provider_line_moved" ON "provider_line" USING btree ("moved_on");--> statement-breakpoint
CREATE INDEX "provider_line_payout" ON "provider_line" USING btree ("payout");--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "attempt_refund_reason" CHECK ("payment_attempt"."refund_reason" in ('cardVerification', 'paidBefore', 'wrongAmount', 'wrongCurrency', 'soldAlready', 'mappedAlready', 'itemsGone', 'offerOver', 'notInBooks'));--> statement-breakpoint
CREATE POLICY "book_comparison_staff" ON "book_comparison" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) in ('staff', 'system')) WITH CHECK ((select current_setting('marquee.kind', true)) in ('staff', 'system'));--> statement-breakpoint
CREATE POLICY "book_difference_staff" ON "book_difference" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) in ('staff', 'system')) WITH CHECK ((select current_setting('marquee.kind', true)) in ('staff', 'system'));--> statement-breakpoint
CREATE POLICY "number_jump_system" ON "number_jump" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) = 'system') WITH CHECK ((select current_setting('marquee.kind', true)) = 'system');--> statement-breakpoint
CREATE POLICY "provider_line_staff" ON "provider_line" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) in ('staff', 'system')) WITH CHECK ((select current_setting('marquee.kind', true)) in ('staff', 'system'));