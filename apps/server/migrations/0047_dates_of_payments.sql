-- The checkouts that were there before, a thousand at a time: a payment waits for those of its thousand alone. One that is paid
-- meanwhile has its date, which is not read again here.
do $$
declare
  before text := '';
  last text;
begin
  loop
    select max(id) into last from (select id from checkout where id > before order by id limit 1000) batch;
    exit when last is null;
    update checkout set dated_on = coalesce(
      (select paid.created_on from transaction paid where paid.checkout_id = checkout.id and paid.status = 'Paid'), created_on
    ) where id > before and id <= last and dated_on is null;
    commit;
    before := last;
  end loop;
end
$$;
