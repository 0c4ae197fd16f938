-- The search finds campaigns, invoices, transactions and users by an index of their words, as it does offers and products
-- (LIST-Q5). The indexes are built after this, while calls go on.
create or replace function marquee_found(searched text, patterns text[], most int default null) returns setof text
language plpgsql stable security definer rows 100 set search_path = public as $$
declare
  kind text := current_setting('marquee.kind', true);
  branch text := current_setting('marquee.store', true);
  source text := case searched when 'variant' then 'product' when 'user' then 'app_user' else searched end;
  id text := case searched when 'user' then 'email' else 'id' end;
  words text := case source
    when 'offer' then $words$marquee_fold(heading || E'\n' || sub_heading)$words$
    when 'product' then $words$marquee_fold(name || E'\n' || heading || E'\n' || brand || E'\n' || variant_option1 || E'\n' || variant_option2 || E'\n' || variant_option3)$words$
    when 'campaign' then $words$marquee_fold(campaign_name)$words$
    when 'invoice' then $words$marquee_fold(invoice_id || E'\n' || coalesce(payment_id, '') || E'\n' || coalesce(issued ->> 'campaignName', ''))$words$
    when 'transaction' then $words$marquee_fold(id || E'\n' || coalesce(payment_id, '') || E'\n' || user_id)$words$
    when 'app_user' then $words$marquee_fold(name || E'\n' || email)$words$
  end;
  condition text := case searched
    when 'product' then $is$is_variant = 'N'$is$
    when 'variant' then $is$is_variant = 'Y'$is$
    else 'true'
  end;
begin
  if kind = 'company' then
    condition := condition || format(' and company_id = %L', current_setting('marquee.company', true));
    if branch <> '' then
      condition := condition || format(' and store_id = %L', branch);
    end if;
  elsif kind is null or kind not in ('staff', 'system') then
    return;
  end if;
  return query execute format('select %I from %I where %s and %s limit %L', id, source, condition,
    (select string_agg(format('%s like %L', words, pattern), ' and ') from unnest(patterns) pattern), most);
end
$$;
