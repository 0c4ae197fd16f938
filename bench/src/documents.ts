import { setTimeout as pause } from "node:timers/promises";
import type { Product } from "./product.ts";
import { atMost, median, yardstick, type Figure } from "./report.ts";

const DOCUMENTS = 24;
const NAMES = [
  "Atelier Boréal",
  "Кафе Весна",
  "Ωμέγα",
  "Հայկական",
  "ქართული",
  "北方工作室",
  "カフェさくら",
  "카페 봄",
  "ร้านน้ำชา",
  "ຮ້ານກາເຟ",
  "हिन्दी दुकान",
  "বাংলা দোকান",
  "ગુજરાતી દુકાન",
  "தமிழ் கடை",
  "ಅಂಗಡಿ",
  "בית קפה",
  "مقهى الربيع",
];

/** An invoice of the demonstration's merchant, named in each script in turn; the database refuses this to the server. */
async function nameInvoice(product: Product, name: string): Promise<string> {
  const client = await product.owner.connect();
  try {
    await client.query("begin; set local session_replication_role = replica");
    const { rows } = await client.query<{ id: string }>(
      `update invoice set issued = issued || jsonb_build_object('storeName', $1::text, 'campaignName', $1::text)
       where id = (select id from invoice where company_id = (select company_id from app_user where email = 'merchant@marquee.test') order by id limit 1)
       returning id`,
      [name],
    );
    await client.query("commit");
    const id = rows[0]?.id;
    if (id === undefined) throw new Error("the demonstration merchant has no invoice");
    return id;
  } finally {
    client.release();
  }
}

/** How long `/healthz` takes while documents in many scripts are drawn at once. */
export async function benchDocuments(product: Product): Promise<readonly Figure[]> {
  const token = await product.tokenOf("merchant@marquee.test");
  const documents: Promise<number>[] = [];
  const begun = performance.now();
  for (let at = 0; at < DOCUMENTS; at++) {
    const id = await nameInvoice(product, NAMES[at % NAMES.length] ?? "");
    const response = fetch(`${product.origin}/api/invoices/${id}/pdf`, {
      headers: { authorization: `Bearer ${token}` },
    });
    documents.push(
      response.then(async (got) => {
        await got.arrayBuffer();
        if (!got.ok) throw new Error(`a document was refused with ${got.status}`);
        return performance.now() - begun;
      }),
    );
  }
  const drawn = { all: false };
  const ended = Promise.all(documents).finally(() => (drawn.all = true));
  const waits: number[] = [];
  while (!drawn.all) {
    const asked = performance.now();
    await fetch(`${product.origin}/healthz`);
    waits.push(performance.now() - asked);
    await pause(5);
  }
  return [
    yardstick(
      `${DOCUMENTS} documents in ${NAMES.length} scripts`,
      Math.max(...(await ended)),
      "ms",
    ),
    yardstick("/healthz meanwhile, median", median(waits), "ms"),
    atMost("/healthz meanwhile, slowest", Math.max(...waits), "ms", 50),
  ];
}
