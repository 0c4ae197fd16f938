-- The one way in which lines of the audit trail are deleted: those of more than so many years ago, at most so many of them, and
-- none that is younger than a year, whoever calls it. Returns how many those were.
create function marquee_forget_audit(years int, most int) returns int language plpgsql security definer set search_path = public as $$
declare
  deleted int;
begin
  delete from audit where ctid = any(array(
    select ctid from audit where at < now() - make_interval(years => greatest(years, 1)) limit most for update skip locked));
  get diagnostics deleted = row_count;
  return deleted;
end
$$;
--> statement-breakpoint
revoke all on function marquee_forget_audit(int, int) from public;
