import type { FlowPlayer } from "./flow-player.ts";

/** A difference that a comparison has stored. Staff look at it and close it. */
export async function playReconciliation(player: FlowPlayer): Promise<void> {
  const id = player.newId();
  await player.stage.server.database.owner.query(
    `insert into book_difference (id, provider, kind, line, finding, there_amount, there_currency, there_state, moved_on, found_on, seen_on)
     values ($1, 'stripe', 'payment', 'pi_' || $1, 'missingHere', 100, 'CAD', 'received', now(), now(), now())`,
    [id],
  );
  const input = () => ({ params: { id } });
  await player.playAsAllowed({ call: "reconciliation.byId", input });
  await player.playAsAllowed({
    call: "reconciliation.close",
    input: () => ({ params: { id }, body: { note: "It was paid back by hand." } }),
  });
}

/** A fee of a recorded dispute that the books do not have. Staff book it. */
export async function bookFee(player: FlowPlayer, checkoutId: string): Promise<void> {
  const id = player.newId();
  await player.stage.server.database.owner.query(
    `insert into book_difference (id, provider, kind, line, finding, here_amount, here_currency, there_amount, there_currency, there_state, moved_on, found_on, seen_on)
     select $1, 'stripe', 'disputeFee', provider_id, 'otherAmount', 0, currency, fee, currency, 'charged', now(), now(), now() from dispute where checkout_id = $2`,
    [id, checkoutId],
  );
  const note = "Stripe charges it.";
  await player.playAsAllowed({
    call: "reconciliation.settle",
    input: () => ({ params: { id }, body: { settlement: "fee", amount: 15, note } }),
  });
}
