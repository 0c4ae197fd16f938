/** Returns the address of the page of a user. */
export const userPage = ({ email }: { readonly email: string }) =>
  ({ to: "/home/users/view", search: { id: email } }) as const;
