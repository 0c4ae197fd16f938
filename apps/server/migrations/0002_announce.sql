-- Tells every server that something of a company changed; of what is of no company, staff hear. PostgreSQL sends it at commit, once per transaction
-- for the same noun and company, however many rows were written; nothing is sent on rollback.
create function marquee_announce() returns trigger language plpgsql as $$
declare
  company_column text := coalesce(tg_argv[1], 'company_id');
  earlier text := case when tg_op <> 'INSERT' then coalesce(to_jsonb(old) ->> company_column, '') end;
  later text := case when tg_op <> 'DELETE' then coalesce(to_jsonb(new) ->> company_column, '') end;
  changed text;
begin
  -- What moves from one company to another changes for both.
  foreach changed in array array_remove(array[later, nullif(earlier, later)], null) loop
    perform pg_notify('marquee_changes', json_build_object('noun', tg_argv[0], 'companyId', changed)::text);
  end loop;
  return null;
end
$$;
--> statement-breakpoint
create trigger offer_announce after insert or update or delete on offer for each row execute function marquee_announce('offers');
--> statement-breakpoint
create trigger product_announce after insert or update or delete on product for each row execute function marquee_announce('products');
--> statement-breakpoint
create trigger campaign_announce after insert or update or delete on campaign for each row execute function marquee_announce('campaigns');
--> statement-breakpoint
create trigger checkout_announce after insert or update or delete on checkout for each row execute function marquee_announce('payments');
--> statement-breakpoint
create trigger transaction_announce after insert or update or delete on transaction for each row execute function marquee_announce('transactions');
--> statement-breakpoint
create trigger invoice_announce after insert or update or delete on invoice for each row execute function marquee_announce('invoices');
--> statement-breakpoint
create trigger store_announce after insert or update or delete on store for each row execute function marquee_announce('stores');
--> statement-breakpoint
create trigger company_announce after insert or update or delete on company for each row execute function marquee_announce('companies', 'id');
--> statement-breakpoint
create trigger bill_announce after insert or update or delete on bill for each row execute function marquee_announce('bills');
--> statement-breakpoint
create trigger catalog_announce after insert or update or delete on catalog for each row execute function marquee_announce('catalog');
--> statement-breakpoint
create trigger shop_bill_announce after insert or update or delete on shop_bill for each row execute function marquee_announce('reports');
--> statement-breakpoint
-- As `marquee_announce`, for rows that are a person's alone: they and staff hear of them (EVENT-8).
create function marquee_announce_person() returns trigger language plpgsql as $$
declare
  changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  perform pg_notify('marquee_changes', json_build_object('noun', tg_argv[0], 'person', changed ->> tg_argv[1])::text);
  return null;
end
$$;
--> statement-breakpoint
create trigger saved_card_announce after insert or update or delete on saved_card for each row execute function marquee_announce_person('cards', 'user_id');
--> statement-breakpoint
create trigger app_user_announce after insert or update or delete on app_user for each row execute function marquee_announce('users');
--> statement-breakpoint
create trigger role_announce after insert or update or delete on role for each row execute function marquee_announce('roles');
--> statement-breakpoint
create trigger category_announce after insert or update or delete on category for each row execute function marquee_announce('categories');
--> statement-breakpoint
create trigger section_announce after insert or update or delete on section for each row execute function marquee_announce('sections');
--> statement-breakpoint
-- The list of payments that are left to staff is read again when a payment becomes one of them, and when it is one no more (EVENT-14).
create trigger payment_attempt_announce after update of dead_since on payment_attempt for each row
  when (old.dead_since is distinct from new.dead_since) execute function marquee_announce('stuckPayments');
