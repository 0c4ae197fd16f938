-- Money that was taken in after a restore before its plan said that what it bought is not known (RECONCILE-N4): its hash names it.
update checkout set draft = '{"campaignName": "Purchase not known"}'
where kind = 'cardVerification' and purchase_hash like 'lost:%' and not draft ? 'campaignName';
