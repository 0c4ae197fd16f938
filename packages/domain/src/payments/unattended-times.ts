/** How long the server works on a payment before another process may take it over, in seconds. */
export const LEASE_SECONDS = 30;

/** How often the server looks for payments that are due, in seconds, whether a page is open or not. */
export const SWEEP_SECONDS = 30;

/** For how long a checkout can be paid, in hours. */
export const CHECKOUT_HOURS = 24;

/** How often the provider is queried at the least while money may be moving, in minutes. */
export const QUERY_MINUTES = 5;
