/** What every state of the page has over it. */
export const PROMOTE_PAGE = {
  title: "Promote Offer",
  parent: { to: "/home/offers", label: "Offers and collections" },
  here: "Promote Offer",
  description: "The offer shows to shoppers in an area, for the days of a plan.",
} as const;
