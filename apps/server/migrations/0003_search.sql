-- Both belong to PostgreSQL, and may be created by the owner of a database.
create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists btree_gin;
--> statement-breakpoint
-- The ids of the rows of a table that hold all of these patterns in what is searched of them (LIST-Q5). Runs as the owner: a policy
-- is applied before `like`, and keeps it from the index. So the company of the scope is a condition here, and who reads the
-- rows of these ids is held by their policies as ever. Each text makes a statement of its own, planned with its values.
create function marquee_found(searched text, patterns text[]) returns setof text
language plpgsql stable security definer rows 100 set search_path = public as $$
declare
  kind text := current_setting('marquee.kind', true);
  words text := case searched
    when 'offer' then $words$marquee_fold(heading || E'\n' || sub_heading)$words$
    when 'product' then $words$marquee_fold(name || E'\n' || heading || E'\n' || brand || E'\n' || variant_option1 || E'\n' || variant_option2 || E'\n' || variant_option3)$words$
  end;
  condition text;
begin
  if kind = 'company' then
    condition := format('company_id = %L', current_setting('marquee.company', true));
  elsif kind in ('staff', 'system') then
    condition := 'true';
  else
    return;
  end if;
  return query execute format('select id from %I where %s and %s', searched, condition,
    (select string_agg(format('%s like %L', words, pattern), ' and ') from unnest(patterns) pattern));
end
$$;
--> statement-breakpoint
revoke all on function marquee_found(text, text[]) from public;
