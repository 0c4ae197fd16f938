-- A campaign costs what was paid for it less the credit notes that hold (REFUND-R4): also those of a refund that was made at
-- the provider, and of a lost dispute, which left its price as it was.
update campaign set campaign_price = stays.price
from (
  select invoice.checkout_id, greatest(checkout.total - sum(credit_note.amount), 0) as price
  from credit_note
  join invoice on invoice.id = credit_note.invoice_key
  join checkout on checkout.id = invoice.checkout_id
  where credit_note.voided_on is null
  group by invoice.checkout_id, checkout.total
) stays
where campaign.checkout_id = stays.checkout_id and campaign.campaign_price <> stays.price;
