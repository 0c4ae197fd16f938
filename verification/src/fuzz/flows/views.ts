import type { ViewDraft } from "@marquee/domain/views/view.schema";
import type { FlowPlayer } from "./flow-player.ts";

/** Saves a view twice, renames it, removes it, restores it, and finds that it can be removed once. */
export async function playViews(player: FlowPlayer): Promise<void> {
  const id = player.newId();
  const body: ViewDraft = { id, list: "Offers", name: `Flow ${id}`, query: "tab=live&q=linen" };
  const create = { call: "views.create", input: () => ({ body }) };
  const remove = { call: "views.remove", input: () => ({ params: { id } }) };
  await player.play(create);
  await player.play(create);
  await player.play({
    call: "views.update",
    input: () => ({ body: { id, name: `Renamed ${id}`, query: body.query } }),
  });
  await player.play(remove);
  await player.play(create);
  await player.play(remove);
  await player.refused(remove, 404);
}
