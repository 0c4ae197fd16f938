-- The list of payments that are left to staff is read again when a payment becomes one of them, and when it is one no more (EVENT-13).
create trigger payment_attempt_announce after update of dead_since on payment_attempt for each row
  when (old.dead_since is distinct from new.dead_since) execute function marquee_announce('stuckPayments');
