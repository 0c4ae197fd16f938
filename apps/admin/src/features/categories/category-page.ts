/** Returns the address of the page of a category. */
export const categoryPage = ({ id }: { readonly id: string }) =>
  ({ to: "/home/categories/view", search: { id } }) as const;
