/** What is reported if copies were removed again by Undo (OFFER-C3, PRODUCT-C3). */
export const itemMessages = {
  copiesRemoved: (count: number) =>
    count === 1 ? "The copy is removed." : `${count} copies are removed.`,
  /** A line for each that was not done. */
  partlyDone: (
    all: number,
    refused: readonly { readonly name: string; readonly message: string }[],
  ) =>
    [
      `${all - refused.length} of ${all} done. Not done:`,
      ...refused.map(({ name, message }) => `“${name}”: ${message}`),
    ].join("\n"),
} as const;
