/** Where a user lands three seconds after a flyer campaign was paid: its own page (CAMP-R6). */
export const flyerLanding = (campaignId: string) =>
  ({ to: "/home/campaign/manage", search: { id: campaignId } }) as const;

/** Where a user lands three seconds after a sponsored campaign was saved: the list, showing sponsored ones (CAMP-R6). */
export const SPONSORED_LANDING = {
  to: "/home/campaign/campaignList",
  search: { type: "sponsored" },
} as const;

/** Where a user lands after a promotion or a mapping: on the tab that the offer is in by then (PROMOTE-R3, MAP-R3). */
export const offersLanding = (approved: boolean) =>
  ({ to: "/home/offers", search: { tab: approved ? "live" : "pending" } }) as const;
