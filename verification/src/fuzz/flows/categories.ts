import type { Category, CategoryDraft } from "@marquee/domain/categories/category.schema";
import { FLOW_CATEGORY } from "../fuzz-world.ts";
import type { FlowPlayer } from "./flow-player.ts";

/** Makes a category below another, and makes it a root. */
export async function playCategories(player: FlowPlayer): Promise<void> {
  const id = player.newId();
  const body: CategoryDraft = {
    id,
    name: `Flow ${id}`,
    root: "N",
    parentId: FLOW_CATEGORY.main,
    image: null,
  };
  const { version = 0 } = await player.play<Category>({
    call: "categories.create",
    input: () => ({ body }),
  });
  await player.play({ call: "categories.products", input: () => ({}) });
  await player.play({ call: "categories.history", input: () => ({ params: { id: body.id } }) });
  await player.play({
    call: "categories.update",
    input: () => ({ body: { ...body, root: "Y", parentId: null }, version }),
  });
}
