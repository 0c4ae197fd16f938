/** Returns the address of the page of a company. */
export const companyPage = ({ id }: { readonly id: string }) =>
  ({ to: "/home/company/view", search: { id } }) as const;
