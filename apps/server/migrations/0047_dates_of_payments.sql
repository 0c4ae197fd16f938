-- The checkouts that were there before. One that is paid meanwhile has its date, which is not read again here.
update checkout set dated_on = coalesce(
  (select paid.created_on from transaction paid where paid.checkout_id = checkout.id and paid.status = 'Paid'), created_on
) where dated_on is null;
