import { storeDraft } from "../../harness/store-draft.ts";
import { COMPANY, STORE } from "../../harness/world.ts";
import type { FlowPlayer } from "./flow-player.ts";
import { aboutBranch } from "./items.ts";
import type { About } from "./step.ts";

const inPath = (id: string) => ({ params: { id } });

/** Has the master approve the branch of the player: generated requests of a master may have withdrawn it. */
export async function approveBranch(player: FlowPlayer): Promise<void> {
  const step = { call: "stores.approve", about: aboutBranch(player), input: inPath };
  await player.play(step, player.person("master"));
}

/** Reads what an approval brings about, gives it, withdraws it, and sends the branch back: one that no other flow is about. */
export async function playApproval(player: FlowPlayer): Promise<void> {
  const about: About = {
    id: STORE.vancouver,
    home: "maple",
    storeId: STORE.vancouver,
    exists: true,
  };
  for (const call of [
    "stores.checks",
    "stores.approvalEffect",
    "stores.approve",
    "stores.unapprove",
  ])
    await player.play({ call, about, input: inPath });
  await player.play({
    call: "stores.sendBack",
    about,
    input: (id) => ({ params: { id }, body: { reason: "Please add the unit." } }),
  });
}

/** Adds a branch to a company and changes it, with its policy; and a company with its first branch. */
export async function playStores(player: FlowPlayer): Promise<void> {
  const id = player.newId();
  const body = storeDraft(id, { id, code: id });
  // a user of another branch adds none
  const about: About = { id: COMPANY.maple, home: "maple", storeId: id, exists: true };
  await player.play({
    call: "stores.addToCompany",
    about,
    outside: 403,
    absent: null,
    input: (companyId) => ({ body: { ...body, companyId } }),
  });
  const made: About = { id, home: "maple", storeId: id, exists: true };
  await player.play({
    call: "stores.update",
    about: made,
    input: (asked) => ({ body: { ...body, id: asked, storeName: "Of a flow" }, version: 1 }),
  });
  await player.play({
    call: "stores.updatePolicy",
    about: made,
    input: (asked) => ({
      body: {
        id: asked,
        storeDescription: "Of a flow",
        warrantyPolicy: "",
        returnPolicy: "",
        deliveryPolicy: "",
        deliveryType: "Delivery",
        secondDeliveryType: "",
        deliveryNotes: 50,
      },
      version: 2,
    }),
  });
  const companyId = player.newId();
  const first = storeDraft(companyId, { companyId, companyBusinessName: companyId });
  await player.play({ call: "stores.add", input: () => ({ body: { ...first, id: companyId } }) });
}
