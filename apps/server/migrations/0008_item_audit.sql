-- Offers, the products mapped to them, and products leave rows in the audit trail, as what they cost and who may sell them does.
create trigger offer_audit after insert or update or delete on offer for each row execute function marquee_audit('offers', 'id');
--> statement-breakpoint
create trigger offer_product_audit after insert or update or delete on offer_product for each row execute function marquee_audit('offers', 'offer_id');
--> statement-breakpoint
create trigger product_audit after insert or update or delete on product for each row execute function marquee_audit('products', 'id');
