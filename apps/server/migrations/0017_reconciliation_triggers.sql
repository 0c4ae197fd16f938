create trigger book_difference_announce after insert or update or delete on book_difference for each row execute function marquee_announce('reconciliation');
--> statement-breakpoint
create trigger book_comparison_announce after update of ended_on on book_comparison for each row execute function marquee_announce('reconciliation');
--> statement-breakpoint
-- A comparison that is requested wakes the servers.
create trigger book_comparison_requested after insert on book_comparison for each row execute function marquee_announce('comparisons');
--> statement-breakpoint
-- Who closed a difference and why, and what it was. That it was seen again is no news.
create trigger book_difference_found_audit after insert on book_difference for each row execute function marquee_audit('reconciliation', 'id');
--> statement-breakpoint
create trigger book_difference_audit after update on book_difference for each row
  when ((old.finding, old.here_amount, old.here_currency, old.here_state, old.there_amount, old.there_currency, old.there_state, old.closed_on, old.note)
    is distinct from (new.finding, new.here_amount, new.here_currency, new.here_state, new.there_amount, new.there_currency, new.there_state, new.closed_on, new.note))
  execute function marquee_audit('reconciliation', 'id');
--> statement-breakpoint
-- Numbers that are left out after a restore.
create trigger number_jump_audit after insert on number_jump for each row execute function marquee_audit('invoices', 'id');
