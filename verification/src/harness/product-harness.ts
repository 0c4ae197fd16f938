import { encodeEmail } from "@marquee/api/http/path";
import type { Product, ProductDraft } from "@marquee/domain/products/product.schema";
import { SYSTEM } from "@marquee/server/platform/tenancy/scope";
import { withScope } from "@marquee/server/platform/tenancy/with-scope";
import type { CallResponse } from "./call-response.ts";
import { offerDraft } from "./offer-draft.ts";
import { productDraft } from "./product-draft.ts";
import { makeOffer } from "./promoted-items.ts";
import { testServer, type TestServer } from "./test-server.ts";

/** A server with an offer of Montreal and one of Toronto, which products may be mapped to, and the calls of products. */
export interface ProductHarness {
  readonly server: TestServer;
  readonly create: (who: string, body: object) => Promise<CallResponse<Product>>;
  /** The merchant makes a product of this name; throws if it is refused. */
  readonly made: (name: string, change?: Partial<ProductDraft>) => Promise<ProductDraft>;
  readonly byId: (who: string, id: string) => Promise<CallResponse<Product>>;
  /** The ids of what is mapped to an offer, from the database. */
  readonly mappedTo: (offerId: string) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** The offers of the two branches. */
export const MONTREAL_OFFER = offerDraft("free").id;
export const TORONTO_OFFER = offerDraft("away").id;

/** The rules that an answer names as broken; undefined if it names none. */
export const refusedRules = ({ error }: CallResponse<unknown>): readonly string[] | undefined =>
  error.issues?.map(({ rule }) => rule);

/** The path of a call of products by this user; `call` is such as `update/`. */
export const productsPath = (who: string, call = ""): string =>
  `/products/${call}${encodeEmail(`${who}@marquee.test`)}`;

/** Starts a server with both offers; the caller closes it. */
export async function productHarness(): Promise<ProductHarness> {
  const server = await testServer();
  await withScope(server.pool, SYSTEM, async (tx) => {
    await makeOffer(tx, "montreal", "free");
    await makeOffer(tx, "toronto", "away");
  });
  const create = (who: string, body: object) =>
    server.call<Product>(who, "POST", productsPath(who), { body });
  return {
    server,
    create,
    made: async (name, change) => {
      const draft = productDraft(name, change);
      const { status, text } = await create("merchant", draft);
      if (status !== 200) throw new Error(`${name} is not made: ${text}`);
      return draft;
    },
    byId: (who, id) => server.call<Product>(who, "GET", `${productsPath(who)}/${id}`),
    mappedTo: async (offerId) => {
      const { rows } = await server.database.owner.query<{ product_id: string }>(
        "select product_id from offer_product where offer_id = $1",
        [offerId],
      );
      return rows.map((row) => row.product_id);
    },
    close: server.close,
  };
}
