/** How long a plan of the Promote Offer page may run, in days (CAMP-B1). */
export const PLAN_DAYS = { least: 1, most: 365 } as const;

/** What a place may cost in a plan, in CAD: more than nothing, and no more than a card is charged at once (CAMP-B1). */
export const PLAN_PRICE = { least: 0.01, most: 999_999.99 } as const;
