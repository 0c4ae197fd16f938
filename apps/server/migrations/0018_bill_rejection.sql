ALTER TABLE "bill" ADD COLUMN "reject_reason" text;--> statement-breakpoint
ALTER TABLE "bill" ADD COLUMN "reject_note" text;--> statement-breakpoint
ALTER TABLE "bill" ADD CONSTRAINT "bill_rejection" CHECK (("bill"."reject_reason" is null) = ("bill"."reject_note" is null) and ("bill"."reject_reason" is null or "bill"."status" = 'R'));--> statement-breakpoint
ALTER TABLE "bill" ADD CONSTRAINT "bill_reject_reason" CHECK ("bill"."reject_reason" in ('unreadable', 'otherStore', 'sentBefore', 'breaksRules', 'other'));--> statement-breakpoint
ALTER TABLE "bill" ADD CONSTRAINT "bill_reject_note" CHECK (char_length("bill"."reject_note") <= 300);