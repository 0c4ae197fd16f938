import type { Product, ProductDraft } from "@marquee/domain/products/product.schema";
import { productDraft } from "../../harness/product-draft.ts";
import { COMPANY } from "../../harness/world.ts";
import { BRANCH_OF, FLOW_CATEGORY } from "../fuzz-world.ts";
import type { FlowPlayer } from "./flow-player.ts";
import { aboutBranch, aboutItem } from "./items.ts";

const toProductDraft = ({ home }: FlowPlayer, id: string): ProductDraft =>
  productDraft("of a flow", {
    id,
    companyId: COMPANY[home],
    storeId: BRANCH_OF[home],
    categories: [FLOW_CATEGORY.sub],
    mainCategory: FLOW_CATEGORY.main,
    marketPlace: [home === "northline" ? "United States" : "Canada"],
  });

/** Makes, edits and copies a product, and looks it up as the import of a file does. */
export async function playProducts(player: FlowPlayer): Promise<void> {
  const id = player.newId();
  await player.play({
    call: "products.create",
    about: aboutBranch(player),
    outside: 403,
    absent: null,
    input: () => ({ body: toProductDraft(player, id) }),
  });
  const product = aboutItem(player, id);
  const { version } = await player.play<Product>({
    call: "products.byId",
    about: product,
    input: (asked) => ({ params: { id: asked } }),
  });
  await player.play({
    call: "products.update",
    about: product,
    input: (asked) => ({ body: { ...toProductDraft(player, asked), brand: "Edited" }, version }),
  });
  await player.play({
    call: "products.forFile",
    input: () => {
      const { storeId, name, heading } = toProductDraft(player, id);
      return { body: { ids: [id], named: [{ storeId, name, heading }] } };
    },
  });
  const copyId = player.newId();
  await player.play({
    call: "products.copy",
    about: product,
    input: (asked) => ({ params: { id: asked }, query: { copyId } }),
  });
  await player.play({
    call: "products.removeCopy",
    about: aboutItem(player, copyId),
    input: (asked) => ({ params: { id, copyId: asked } }),
  });
}
