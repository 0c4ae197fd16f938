-- What the search finds is of the scope's branch, too, if it has one, of products and variants apart, and as many as are wanted
-- at most: the rows beyond those are not compared. Without a number it finds all, as lists count them.
drop function marquee_found(text, text[]);
--> statement-breakpoint
create function marquee_found(searched text, patterns text[], most int default null) returns setof text
language plpgsql stable security definer rows 100 set search_path = public as $$
declare
  kind text := current_setting('marquee.kind', true);
  branch text := current_setting('marquee.store', true);
  words text := case searched
    when 'offer' then $words$marquee_fold(heading || E'\n' || sub_heading)$words$
    else $words$marquee_fold(name || E'\n' || heading || E'\n' || brand || E'\n' || variant_option1 || E'\n' || variant_option2 || E'\n' || variant_option3)$words$
  end;
  condition text := case searched
    when 'offer' then 'true'
    when 'product' then $is$is_variant = 'N'$is$
    when 'variant' then $is$is_variant = 'Y'$is$
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
  return query execute format('select id from %I where %s and %s limit %L',
    case searched when 'offer' then 'offer' else 'product' end, condition,
    (select string_agg(format('%s like %L', words, pattern), ' and ') from unnest(patterns) pattern), most);
end
$$;
--> statement-breakpoint
revoke all on function marquee_found(text, text[], int) from public;
