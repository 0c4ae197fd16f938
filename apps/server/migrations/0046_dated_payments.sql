-- What lists date a checkout by (PAY-S7): when it was set, and from its payment on when that was. The release before inserts
-- without it, and records payments, so it is set here.
alter table checkout add column dated_on timestamptz(3);
--> statement-breakpoint
create function marquee_date_checkout() returns trigger language plpgsql as $$
begin
  new.dated_on := new.created_on;
  return new;
end
$$;
--> statement-breakpoint
create trigger checkout_dated before insert on checkout for each row execute function marquee_date_checkout();
--> statement-breakpoint
create function marquee_date_payment() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update checkout set dated_on = new.created_on where id = new.checkout_id and dated_on is distinct from new.created_on;
  return null;
end
$$;
--> statement-breakpoint
create trigger transaction_dates_payment after insert or update of created_on, status, checkout_id on transaction for each row
  when (new.status = 'Paid' and new.checkout_id is not null) execute function marquee_date_payment();
--> statement-breakpoint
-- The audit has the transaction: that the checkout follows its date is no change of its own.
drop trigger checkout_audit on checkout;
--> statement-breakpoint
create trigger checkout_audit after insert or delete on checkout for each row execute function marquee_audit('checkouts', 'id');
--> statement-breakpoint
create trigger checkout_change_audit after update on checkout for each row
  when (to_jsonb(old) - 'dated_on' is distinct from to_jsonb(new) - 'dated_on') execute function marquee_audit('checkouts', 'id');
