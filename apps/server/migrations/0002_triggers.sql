-- Who is calling, with the rights the database gives them now. The server asks this before any scope exists,
-- so the function reads past row-level security, for exactly one e-mail and these columns.
create function marquee_caller(asked text) returns table (
  email text, name text, company_id text, company_name text, store_id text,
  is_master text, is_agent text, is_shopify text, auth_type text, role_name text, privilege_code text[],
  signed_out_on timestamptz
) language sql stable security definer set search_path = public as $$
  select u.email, u.name, u.company_id, c.name, u.store_id,
         u.is_master, u.is_agent, u.is_shopify, u.auth_type, r.role_name,
         coalesce(array(select p.privilege_code from role_privilege p where p.role_id = u.role_id order by 1), '{}'),
         u.signed_out_on
  from app_user u
  left join company c on c.id = u.company_id
  left join role r on r.id = u.role_id
  where u.email = lower(asked) and u.ended_on is null
$$;
--> statement-breakpoint
revoke all on function marquee_caller(text) from public;
--> statement-breakpoint
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
create trigger credit_note_announce after insert or update or delete on credit_note for each row execute function marquee_announce('invoices');
--> statement-breakpoint
-- What was issued never changes (INV-P6): no statement changes or deletes an invoice, or a credit note but to void it once.
create function marquee_refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and tg_nargs > 0 and to_jsonb(old) ->> tg_argv[0] is null
    and to_jsonb(old) - tg_argv[0] = to_jsonb(new) - tg_argv[0] then
    return new;
  end if;
  raise exception 'what was issued never changes: %', tg_table_name using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint
create trigger invoice_never_changes before update or delete on invoice for each row execute function marquee_refuse_change();
--> statement-breakpoint
create trigger credit_note_never_changes before update or delete on credit_note for each row execute function marquee_refuse_change('voided_on');
--> statement-breakpoint
create trigger store_announce after insert or update or delete on store for each row execute function marquee_announce('stores');
--> statement-breakpoint
create trigger company_announce after insert or update or delete on company for each row execute function marquee_announce('companies', 'id');
--> statement-breakpoint
create trigger bill_announce after insert or update or delete on bill for each row execute function marquee_announce('bills');
--> statement-breakpoint
create trigger catalog_announce after insert or update or delete on catalog for each row execute function marquee_announce('catalog');
--> statement-breakpoint
create trigger shop_sale_announce after insert or update or delete on shop_sale for each row execute function marquee_announce('reports');
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
--> statement-breakpoint
create trigger notification_announce after insert or update or delete on notification for each row execute function marquee_announce_person('notifications', 'recipient');
--> statement-breakpoint
create trigger saved_view_announce after insert or update or delete on saved_view for each row execute function marquee_announce_person('views', 'user_id');
--> statement-breakpoint
-- What somebody may do or see has changed: the event streams that were opened before end (EVENT-15).
create function marquee_announce_rights() returns trigger language plpgsql as $$
declare
  holder text;
begin
  if tg_table_name = 'app_user' then
    perform pg_notify('marquee_changes', json_build_object('noun', 'rights', 'person', old.email)::text);
    return null;
  end if;
  for holder in select email from app_user where role_id = coalesce(to_jsonb(new) ->> 'role_id', to_jsonb(old) ->> 'role_id') loop
    perform pg_notify('marquee_changes', json_build_object('noun', 'rights', 'person', holder)::text);
  end loop;
  return null;
end
$$;
--> statement-breakpoint
create trigger app_user_rights_change after update of company_id, store_id, role_id, auth_type, is_master, is_agent, is_shopify on app_user for each row
  when ((old.company_id, old.store_id, old.role_id, old.auth_type, old.is_master, old.is_agent, old.is_shopify)
    is distinct from (new.company_id, new.store_id, new.role_id, new.auth_type, new.is_master, new.is_agent, new.is_shopify))
  execute function marquee_announce_rights();
--> statement-breakpoint
create trigger app_user_rights_end after delete on app_user for each row execute function marquee_announce_rights();
--> statement-breakpoint
create trigger role_privilege_rights after insert or delete on role_privilege for each row execute function marquee_announce_rights();
--> statement-breakpoint
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
create trigger credit_note_audit after insert or update or delete on credit_note for each row execute function marquee_audit('invoices', 'invoice_key');
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
--> statement-breakpoint
create trigger category_audit after insert or update or delete on category for each row execute function marquee_audit('categories', 'id');
--> statement-breakpoint
create trigger bill_audit after update or delete on bill for each row execute function marquee_audit('bills', 'id');
--> statement-breakpoint
-- Adds what a statement made to the tally and takes away what it removed, in the same transaction. Arguments: the
-- noun, and what stands for the type. Keys are taken in one order, so that two statements never wait crosswise.
create function marquee_tally() returns trigger language plpgsql security definer set search_path = public as $$
declare
  kind text := format('%s as type, company_id, store_id, active, coalesce(valid_from, ''infinity'') as valid_from, coalesce(valid_till, ''infinity'') as valid_till', tg_argv[1]);
  made text := format('select 1 as step, %s from made', kind);
  gone text := format('select -1 as step, %s from gone', kind);
begin
  execute format(
    'insert into item_tally as tally (noun, company_id, store_id, type, active, valid_from, valid_till, n)
     select %L, company_id, store_id, type, active, valid_from, valid_till, sum(step)
     from (%s) changed group by 2, 3, 4, 5, 6, 7 having sum(step) <> 0 order by 2, 3, 4, 5, 6, 7
     on conflict on constraint item_tally_key do update set n = tally.n + excluded.n',
    tg_argv[0],
    case tg_op when 'INSERT' then made when 'DELETE' then gone else made || ' union all ' || gone end);
  return null;
end
$$;
--> statement-breakpoint
create trigger offer_tally_made after insert on offer referencing new table as made for each statement execute function marquee_tally('offers', 'type');
--> statement-breakpoint
create trigger offer_tally_gone after delete on offer referencing old table as gone for each statement execute function marquee_tally('offers', 'type');
--> statement-breakpoint
create trigger offer_tally_changed after update on offer referencing new table as made old table as gone for each statement execute function marquee_tally('offers', 'type');
--> statement-breakpoint
create trigger product_tally_made after insert on product referencing new table as made for each statement execute function marquee_tally('products', 'case is_variant when ''Y'' then ''Variant'' else ''Product'' end');
--> statement-breakpoint
create trigger product_tally_gone after delete on product referencing old table as gone for each statement execute function marquee_tally('products', 'case is_variant when ''Y'' then ''Variant'' else ''Product'' end');
--> statement-breakpoint
create trigger product_tally_changed after update on product referencing new table as made old table as gone for each statement execute function marquee_tally('products', 'case is_variant when ''Y'' then ''Variant'' else ''Product'' end');
--> statement-breakpoint
-- Wakes the outbox of every server once the job stands: at commit, once per transaction however many jobs it wrote.
create function marquee_outbox() returns trigger language plpgsql as $$
begin
  perform pg_notify('marquee_changes', '{"noun":"outbox","companyId":""}');
  return null;
end
$$;
--> statement-breakpoint
create trigger outbox_wake after insert on outbox for each statement execute function marquee_outbox();
--> statement-breakpoint
-- Locks the images that a row shows until its transaction ends, so that none of them is swept in between: the sweeper
-- locks an image for itself, and then looks for rows that show it. The arguments are the columns.
create function marquee_lock_images() returns trigger language plpgsql security definer set search_path = public as $$
declare
  shown jsonb := to_jsonb(new);
  shown_in text;
begin
  foreach shown_in in array tg_argv loop
    perform from stored_image
    where name in (
      select substring(path from '[a-z]+/[0-9a-f]{32}\.webp$')
      from jsonb_array_elements_text(
        case jsonb_typeof(shown -> shown_in) when 'array' then shown -> shown_in else jsonb_build_array(shown -> shown_in) end
      ) as path
    )
    for key share;
  end loop;
  return null;
end
$$;
--> statement-breakpoint
create trigger offer_images after insert or update of full_image on offer for each row when (new.full_image is not null) execute function marquee_lock_images('full_image');
--> statement-breakpoint
create trigger product_images after insert or update of images on product for each row when (cardinality(new.images) > 0) execute function marquee_lock_images('images');
--> statement-breakpoint
create trigger company_images after insert or update of logo on company for each row when (new.logo is not null) execute function marquee_lock_images('logo');
--> statement-breakpoint
create trigger store_images after insert or update of company_logo on store for each row when (new.company_logo is not null) execute function marquee_lock_images('company_logo');
--> statement-breakpoint
create trigger category_images after insert or update of image on category for each row when (new.image is not null) execute function marquee_lock_images('image');
--> statement-breakpoint
create trigger bill_file_images after insert or update of image on bill_file for each row when (new.image is not null) execute function marquee_lock_images('image');
--> statement-breakpoint
create trigger catalog_item_images after insert or update of image on catalog_item for each row when (cardinality(new.image) > 0) execute function marquee_lock_images('image');
--> statement-breakpoint
create trigger onboarding_draft_images after insert or update of data on onboarding_draft for each row when (new.company_logo is not null) execute function marquee_lock_images('company_logo');
--> statement-breakpoint
create trigger dispute_announce after insert or update or delete on dispute for each row execute function marquee_announce('disputes');
--> statement-breakpoint
create trigger dispute_audit after insert or update or delete on dispute for each row execute function marquee_audit('disputes', 'id');
--> statement-breakpoint
-- Counts the ratings of an item in approved bills, and their mean (BILL-T8). The item is locked first, so that of two bills
-- that are decided at once the second counts the first.
create function marquee_rate_items(offers text[], products text[]) returns void language plpgsql security definer set search_path = public as $$
begin
  perform from offer where id = any(offers) order by id for no key update;
  perform from product where id = any(products) order by id for no key update;
  update offer set (total_rating, avg_rating) = (
    select count(*), coalesce(avg(r.rating), 0) from bill_rating r join bill b on b.id = r.bill_id
    where r.offer_id = offer.id and b.status = 'A'
  ) where id = any(offers);
  update product set (total_rating, avg_rating) = (
    select count(*), coalesce(avg(r.rating), 0) from bill_rating r join bill b on b.id = r.bill_id
    where r.product_id = product.id and b.status = 'A'
  ) where id = any(products);
end
$$;
--> statement-breakpoint
create function marquee_rate_bill() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform marquee_rate_items(array_agg(offer_id) filter (where offer_id is not null), array_agg(product_id) filter (where product_id is not null))
  from bill_rating where bill_id = new.id;
  return null;
end
$$;
--> statement-breakpoint
create trigger bill_rates after update of status on bill for each row when (old.status is distinct from new.status) execute function marquee_rate_bill();
--> statement-breakpoint
create function marquee_rate_rating() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op <> 'INSERT' then
    perform marquee_rate_items(array[old.offer_id], array[old.product_id]);
  end if;
  if tg_op <> 'DELETE' and exists (select from bill where id = new.bill_id and status = 'A') then
    perform marquee_rate_items(array[new.offer_id], array[new.product_id]);
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger bill_rating_rates after insert or update or delete on bill_rating for each row execute function marquee_rate_rating();
--> statement-breakpoint
-- What a user was told concerns the company that they were in: the next holder of the e-mail, and the user in another
-- company, are shown none of it (NOTE-12).
create function marquee_forget_notifications() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from notification where recipient = old.email;
  return null;
end
$$;
--> statement-breakpoint
create trigger app_user_forget_gone after delete on app_user for each row execute function marquee_forget_notifications();
--> statement-breakpoint
create trigger app_user_forget_moved after update of company_id on app_user for each row when (old.company_id is distinct from new.company_id) execute function marquee_forget_notifications();
--> statement-breakpoint
-- A person's choices go with the user: whoever has the e-mail next makes their own.
create function marquee_forget_choices() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'UPDATE' then
    delete from notification where recipient = old.email;
    delete from saved_card where user_id = old.email;
  end if;
  delete from notification_mail where recipient = old.email;
  delete from saved_view where user_id = old.email;
  return null;
end
$$;
--> statement-breakpoint
create trigger app_user_forget_choices after delete on app_user for each row execute function marquee_forget_choices();
--> statement-breakpoint
-- An e-mail that was ended and is given out again may be another person's by now (USER-E4).
create trigger app_user_forget_ended after update of ended_on on app_user for each row when (old.ended_on is not null and new.ended_on is null) execute function marquee_forget_choices();
