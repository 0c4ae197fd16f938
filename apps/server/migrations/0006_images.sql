-- Locks the images that a row shows until its transaction ends, so that none of them is swept in between: the sweeper
-- locks an image for itself, and then looks for rows that show it. The arguments are the columns.
create function marquee_lock_images() returns trigger language plpgsql security definer set search_path = public as $$
declare
  shown jsonb := to_jsonb(new);
  shown_in text;
begin
  foreach shown_in in array tg_argv loop
    perform from stored_image
    where name in (
      select substring(path from '[a-z]+/[0-9a-f]{32}\.webp$')
      from jsonb_array_elements_text(
        case jsonb_typeof(shown -> shown_in) when 'array' then shown -> shown_in else jsonb_build_array(shown -> shown_in) end
      ) as path
    )
    for key share;
  end loop;
  return null;
end
$$;
--> statement-breakpoint
create trigger offer_images after insert or update of full_image on offer for each row when (new.full_image is not null) execute function marquee_lock_images('full_image');
--> statement-breakpoint
create trigger product_images after insert or update of images on product for each row when (cardinality(new.images) > 0) execute function marquee_lock_images('images');
--> statement-breakpoint
create trigger company_images after insert or update of logo on company for each row when (new.logo is not null) execute function marquee_lock_images('logo');
--> statement-breakpoint
create trigger store_images after insert or update of company_logo on store for each row when (new.company_logo is not null) execute function marquee_lock_images('company_logo');
--> statement-breakpoint
create trigger category_images after insert or update of image on category for each row when (new.image is not null) execute function marquee_lock_images('image');
--> statement-breakpoint
create trigger bill_file_images after insert or update of image on bill_file for each row when (new.image is not null) execute function marquee_lock_images('image');
--> statement-breakpoint
create trigger catalog_item_images after insert or update of image on catalog_item for each row when (cardinality(new.image) > 0) execute function marquee_lock_images('image');
--> statement-breakpoint
create trigger onboarding_draft_images after insert or update of data on onboarding_draft for each row when (new.company_logo is not null) execute function marquee_lock_images('company_logo');
