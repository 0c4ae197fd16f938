import { createConfirmedAction } from "../patterns/confirmed-action.machine.ts";

/** An offer, collection or product to be copied. `copyId` is made with the request, so that a repeated call makes no second copy. */
export interface ItemToCopy {
  readonly itemId: string;
  readonly heading: string;
  readonly copyId: string;
  /** Another branch, which the copy is made in (PRODUCT-C4); absent, it is made where its source is. */
  readonly storeId?: string;
}

/** One item, or all that are selected. Each has its own copy id, so that a retry copies none of them twice. */
export interface ItemsToCopy {
  readonly items: readonly ItemToCopy[];
  /** The name of that other branch. */
  readonly branch?: string;
}

/** Copying items of a noun: one at once, several after a confirmation (COPY-M1, COPY-M2). Its result is how many. */
export const createCopyItems = (action: {
  readonly id: string;
  readonly title: string;
  readonly success: string;
  readonly failure: string;
}) =>
  createConfirmedAction<ItemsToCopy, number>({
    ...action,
    asks: ({ items }) => items.length > 1,
  });

/** Any instance of it. */
export type CopyItemsMachine = ReturnType<typeof createCopyItems>;
