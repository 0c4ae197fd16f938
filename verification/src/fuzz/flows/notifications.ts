import type { FlowPlayer } from "./flow-player.ts";

/** Has one's notifications mailed, and marks all of them as read: each user's own, whatever others do. */
export async function playNotifications(player: FlowPlayer): Promise<void> {
  await player.play({
    call: "notifications.setMail",
    input: () => ({ body: { kinds: ["campaignEnds", "billsWait"] } }),
  });
  await player.play({ call: "notifications.read", input: () => ({ body: { ids: null } }) });
  await player.play({ call: "notifications.setMail", input: () => ({ body: { kinds: [] } }) });
}
