/**
 * Rows of the tables that the demonstration market leaves empty, since only what users do fills them. A dump of a release has to
 * have every kind; each statement takes its keys from rows that are there.
 */
export const RARE_ROWS: readonly string[] = [
  `insert into captcha (id, answer_hash, created_on, expires_at, used_on, used_by)
   values (repeat('a', 32), repeat('b', 64), now(), now() + interval '5 minutes', now(), null)`,
  `insert into card_customer (user_id, customer_id, created_on) values ('merchant@marquee.test', 'cus_1', now())`,
  `insert into saved_card (card_id, user_id, brand, last4digit, exp_month, exp_year, fingerprint, created_on)
   values ('pm_1', 'merchant@marquee.test', 'visa', '4242', 12, 2034, 'fingerprint', now())`,
  `insert into limit_count (key, used, ends_at) values ('sign-up:192.0.2.1', 3, now() + interval '1 hour')`,
  `insert into notification_mail (recipient, created_on, kinds)
   values ('merchant@marquee.test', now(), array['storeApproved'])`,
  `insert into onboarding_draft (id_hash, step, data, created_on, updated_on, expires_at)
   values (repeat('c', 64), 'storeInfo', '{"companyName": "Tea for rainy days"}', now(), now(), now() + interval '30 days')`,
  `insert into resumed_request (id, company_id, checkout_id)
   select repeat('d', 32), company_id, id from checkout limit 1`,
  `insert into saved_view (id, user_id, list, name, query)
   values (repeat('e', 32), 'merchant@marquee.test', 'offers', 'Live ones', 'tab=live')`,
  `insert into section_configuration (id, section_id, company_id, type, created_by, created_on, create_hash)
   select repeat('f', 32), section.id, offer.company_id, 'offer', 'shop@marquee.test', now(), repeat('0', 64) from section, offer limit 1`,
  `insert into section_item (company_id, configuration_id, type, shop_id, position, offer_id)
   select company_id, id, 'offer', 'gid-1', 0, (select offer.id from offer where offer.company_id = section_configuration.company_id limit 1)
   from section_configuration`,
  `insert into sign_up (company_id, store_id, email, request_hash, mail, created_on)
   select company_id, id, 'newcomer@marquee.test', repeat('1', 64), 'verification', now() from store limit 1`,
  `insert into credit_note (number, invoice_key, company_id, store_id, amount, lines, created_on)
   select 'CN-2026-000001', id, company_id, store_id, 500, '[]', now() from invoice limit 1`,
  `insert into paper_counter (series, year, last) values ('CN', 2026, 1) on conflict do nothing`,
  `insert into dispute (id, provider, provider_id, attempt_id, checkout_id, company_id, store_id, state, provider_status, reason,
     amount, currency, withheld, fee, opened_on, due_by)
   select repeat('9', 32), 'stripe', 'dp_1', payment_attempt.id, checkout.id, checkout.company_id, checkout.store_id, 'needsResponse',
     'needs_response', 'fraudulent', 500, 'CAD', 500, 1500, now(), now() + interval '9 days'
   from payment_attempt join checkout on checkout.id = payment_attempt.checkout_id limit 1`,
];
