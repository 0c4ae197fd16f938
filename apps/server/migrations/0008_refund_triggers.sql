create trigger refund_announce after insert or update or delete on refund for each row execute function marquee_announce('transactions');
--> statement-breakpoint
-- Who refunded what, and what became of it. Leases are no news.
create trigger refund_audit after insert or update of state on refund for each row execute function marquee_audit('refunds', 'id');
