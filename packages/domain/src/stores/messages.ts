/** What the screens say about a store, letter for letter where the specification gives the words. */
export const storeMessages = {
  awaitingApproval:
    "Your store is not approved yet. Campaigns can be created but go live within 24 hours of store approval.",
} as const;
