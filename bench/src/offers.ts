import type { Product } from "./product.ts";

/** The branch of the demonstration's merchant that offers are filled into. */
export interface Branch {
  readonly companyId: string;
  readonly storeId: string;
}

/** The branch of the demonstration's merchant with the lowest id. Throws if there is none. */
export async function merchantBranch(product: Product): Promise<Branch> {
  const { rows } = await product.owner.query<{ company_id: string; id: string }>(
    "select company_id, id from store where company_id = (select company_id from app_user where email = 'merchant@marquee.test') order by id limit 1",
  );
  const branch = rows[0];
  if (!branch) throw new Error("the demonstration merchant has no branch");
  return { companyId: branch.company_id, storeId: branch.id };
}

/** Offers that differ as real ones do: type, status, dates, words, images. `count` in all for the company. */
export async function fillOffers(
  product: Product,
  { companyId, storeId }: Branch,
  count: number,
): Promise<void> {
  await product.owner.query(
    `insert into offer (id, type, company_id, store_id, heading, sub_heading, description, vendor_url, market_place, is_primary, active,
                        valid_from, valid_till, created_by, created_on, updated_by, updated_on, create_hash, full_image)
     select md5('bench' || n), case when n % 2 = 0 then 'Offer' else 'Collection' end, $1, $2, 'Offer number ' || n, 'A second line', repeat('Words about it. ', 12), 'https://example.test', '{Canada}', 'N',
            case when n % 3 = 0 then 'Y' else 'N' end,
            case when n % 3 = 1 then null else now() - interval '5 days' end,
            case when n % 3 = 1 then null when n % 3 = 0 then now() + interval '9 days' else now() - interval '1 day' end,
            'bench', now() - n * interval '1 minute', 'bench', now(), 'bench', images[1 + n % cardinality(images)]
     from generate_series((select count(*) from offer where company_id = $1)::int + 1, $3::int) n,
          (select array_agg(distinct full_image) as images from offer where company_id = $1 and full_image is not null) known
     on conflict do nothing`,
    [companyId, storeId, count],
  );
  await product.owner.query("analyze offer");
}
