-- What a branch or company is known by, each with its kind before it, in a form that the same thing has however it is written:
-- names and streets folded as searches are, streets without blanks and punctuation, web sites without scheme, `www.` and the
-- last `/`, logos by the digest of their content. What is not filled in is none.
create function marquee_traits(
  name text, street text, code text, other_street text, other_code text, phone text, email text, website text, logo text
) returns text[] language sql immutable parallel safe as $$
  select array_remove(array[
    'name:' || nullif(public.marquee_fold(name), ''),
    'address:' || nullif(code, '') || ' ' || nullif(regexp_replace(public.marquee_fold(street), '[[:space:][:punct:]]+', '', 'g'), ''),
    'address:' || nullif(other_code, '') || ' ' || nullif(regexp_replace(public.marquee_fold(other_street), '[[:space:][:punct:]]+', '', 'g'), ''),
    'phone:' || nullif(phone, ''),
    'email:' || nullif(lower(email collate "C"), ''),
    'website:' || nullif(rtrim(regexp_replace(lower(website collate "C"), '^(https?://)?(www\.)?', ''), '/'), ''),
    'logo:' || substring(logo from '[0-9a-f]{32}\.webp$')
  ], null)
$$;
--> statement-breakpoint
-- The other companies that have something of a branch, those that have most of it first, with the kinds of what they have.
-- Row-level security is applied before every operator that is not leakproof, and `&&` is not: this function reads the indexes
-- as their owner, for those alone whom the policies show every company.
create function marquee_alike(branch text, most int) returns table (alike_id text, kinds text[])
language plpgsql stable security definer rows 5 set search_path = public as $$
declare
  own text[];
  owner_id text;
begin
  if coalesce(current_setting('marquee.kind', true), '') not in ('staff', 'system') then
    return;
  end if;
  select marquee_traits(store_name, address2, pincode, store_address2, store_pincode, manager_mobile, manager_email, website_url, company_logo), company_id
  into own, owner_id from store where id = branch;
  return query
    select other.company_id, array_agg(distinct split_part(trait, ':', 1))
    from (
      select company_id, marquee_traits(store_name, address2, pincode, store_address2, store_pincode, manager_mobile, manager_email, website_url, company_logo) as traits
      from store
      where company_id <> owner_id
        and marquee_traits(store_name, address2, pincode, store_address2, store_pincode, manager_mobile, manager_email, website_url, company_logo) && own
      union all
      select id, marquee_traits(name, address2, pincode, '', '', manager_mobile, manager_email, website, logo)
      from company
      where id <> owner_id
        and marquee_traits(name, address2, pincode, '', '', manager_mobile, manager_email, website, logo) && own
    ) other, unnest(other.traits) trait
    where trait = any (own)
    group by other.company_id
    order by count(distinct split_part(trait, ':', 1)) desc, other.company_id
    limit most;
end
$$;
--> statement-breakpoint
revoke all on function marquee_alike(text, int) from public;
