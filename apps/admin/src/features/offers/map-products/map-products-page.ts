/** What every state of the page has over it. */
export const MAP_PAGE = {
  title: "Map More Products",
  parent: { to: "/home/offers", label: "Offers and collections" },
  here: "Map More Products",
  description: "Products show in a live offer for the days it still runs.",
} as const;
