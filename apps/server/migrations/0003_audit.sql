-- One trigger function for every audited table: argument 0 is the noun, 1 the column that names the row, 2 the
-- column of the company, if it is another than company_id. Runs as the owner, so that writing is never refused.
create function marquee_audit() returns trigger language plpgsql security definer set search_path = public as $$
declare
  earlier jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) end;
  later jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) end;
  row_now jsonb := coalesce(later, earlier);
begin
  if earlier is not distinct from later then
    return null;
  end if;
  insert into audit (actor, origin, request, action, noun, row_id, company_id, before, after)
  values (
    coalesce(nullif(current_setting('marquee.actor', true), ''), 'system'),
    coalesce(current_setting('marquee.origin', true), ''),
    coalesce(current_setting('marquee.request', true), ''),
    lower(tg_op), tg_argv[0], row_now ->> tg_argv[1], row_now ->> coalesce(tg_argv[2], 'company_id'), earlier, later
  );
  return null;
end
$$;
--> statement-breakpoint
create trigger store_audit after insert or update or delete on store for each row execute function marquee_audit('stores', 'id');
--> statement-breakpoint
create trigger app_user_audit after insert or update or delete on app_user for each row execute function marquee_audit('users', 'email');
--> statement-breakpoint
create trigger role_audit after insert or update or delete on role for each row execute function marquee_audit('roles', 'id');
--> statement-breakpoint
create trigger role_privilege_audit after insert or update or delete on role_privilege for each row execute function marquee_audit('roles', 'role_id');
--> statement-breakpoint
create trigger promocode_audit after insert or update or delete on promocode for each row execute function marquee_audit('promocodes', 'code');
--> statement-breakpoint
create trigger checkout_audit after insert or update or delete on checkout for each row execute function marquee_audit('checkouts', 'id');
--> statement-breakpoint
create trigger transaction_audit after insert or update or delete on transaction for each row execute function marquee_audit('transactions', 'id');
--> statement-breakpoint
create trigger invoice_audit after insert or update or delete on invoice for each row execute function marquee_audit('invoices', 'id');
--> statement-breakpoint
create trigger campaign_audit after insert or update or delete on campaign for each row execute function marquee_audit('campaigns', 'id');
--> statement-breakpoint
create trigger saved_card_audit after insert or update or delete on saved_card for each row execute function marquee_audit('cards', 'card_id');
--> statement-breakpoint
create trigger campaign_plan_audit after insert or update or delete on campaign_plan for each row execute function marquee_audit('plans', 'id');
--> statement-breakpoint
create trigger company_audit after insert or update or delete on company for each row execute function marquee_audit('companies', 'id', 'id');
--> statement-breakpoint
create trigger offer_audit after insert or update or delete on offer for each row execute function marquee_audit('offers', 'id');
--> statement-breakpoint
create trigger offer_product_audit after insert or update or delete on offer_product for each row execute function marquee_audit('offers', 'offer_id');
--> statement-breakpoint
create trigger product_audit after insert or update or delete on product for each row execute function marquee_audit('products', 'id');
