ALTER TABLE "book_difference" ADD COLUMN "settled_as" text;--> statement-breakpoint
ALTER TABLE "book_difference" ADD COLUMN "booked_amount" bigint;--> statement-breakpoint
ALTER TABLE "book_difference" ADD CONSTRAINT "book_difference_settled" CHECK ("book_difference"."settled_as" in ('creditNote', 'fee'));--> statement-breakpoint
ALTER TABLE "book_difference" ADD CONSTRAINT "book_difference_booked" CHECK ("book_difference"."booked_amount" is null or "book_difference"."kind" = 'disputeFee');