/** What is reported if copies were removed again by Undo (OFFER-C3, PRODUCT-C3). */
export const itemMessages = {
  copiesRemoved: (count: number) =>
    count === 1 ? "The copy is removed." : `${count} copies are removed.`,
} as const;
