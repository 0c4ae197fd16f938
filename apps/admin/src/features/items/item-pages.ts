interface Item {
  readonly id: string;
}

/** The page to read of an offer or collection. */
export const offerPage = ({ id }: Item) => ({ to: "/home/offers/view", search: { id } }) as const;

/** The page to read of a product. */
export const productPage = ({ id }: Item) =>
  ({ to: "/home/products/view", search: { id } }) as const;

/** The page to read of a variant. */
export const variantPage = ({ id }: Item) =>
  ({ to: "/home/productVariant/view", search: { id } }) as const;
