import { storeMessages } from "@marquee/domain/stores/messages";
import type { Store } from "@marquee/domain/stores/store.schema";
import { createConfirmedAction } from "../patterns/confirmed-action.machine.ts";

/** A branch that awaits approval; what is to be changed of it is written under the question. */
export type BranchToSendBack = Pick<Store, "id" | "storeName" | "sentBack">;

/** Sends a branch back to its merchant before it is approved (STORE-A11). */
export const sendBackMachine = createConfirmedAction<BranchToSendBack, Store>({
  id: "sendBack",
  title: "Sending a branch back",
  success: storeMessages.sentBack,
  failure: storeMessages.sendBackFailed,
});
