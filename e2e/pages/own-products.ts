import { query } from "../database.ts";

/** So many pending products of Atelier Boréal of this word in their names, at prices from 10.00 on, as copies of one that is there. */
export async function makeProducts(word: string, count: number): Promise<void> {
  const columns = await query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_name = 'product' and is_generated = 'NEVER' order by ordinal_position",
  );
  const own: Readonly<Record<string, string>> = {
    id: "md5($1 || n)",
    name: "$1 || ' ' || lpad(n::text, 2, '0')",
    // a page of the list sorted by brand has several
    brand: "$1 || ' ' || n",
    actual_price: "900 + n * 100",
    offer_price: "900 + n * 100",
    discount_type: "'message'",
    discount_perc: "null",
    discount_message: "'In spring'",
    offer_id: "null",
    campaign_id: "null",
    sponsored_campaign_id: "null",
    valid_from: "null",
    valid_till: "null",
    active: "'N'",
    version: "1",
  };
  const names = columns.map(({ name }) => name);
  await query(
    `insert into product (${names.join(", ")}) select ${names.map((name) => own[name] ?? `p.${name}`).join(", ")}
     from generate_series(1, ${count}) n cross join lateral (select p.* from product p join company c on c.id = p.company_id
       where p.is_variant = 'N' and c.name like 'Atelier%' order by p.id limit 1) p`,
    [word],
  );
}

/** Their prices in cents, in the order of their names. */
export async function pricesOf(word: string): Promise<readonly number[]> {
  const rows = await query<{ price: number }>(
    "select actual_price::int as price from product where name like $1 || ' %' order by name",
    [word],
  );
  return rows.map(({ price }) => price);
}
