/** Files of tests of which a commit draws some. */
export interface DrawnFiles {
  /** The longest first: what is drawn then takes about as long at each commit. */
  readonly files: readonly string[];
  /** Of how many files that are beside each other one is drawn. */
  readonly of: number;
}

/**
 * Tests that start servers and databases as processes, draw in threads, or test the checks themselves: they take the longest.
 * Before a release `npm run prove tests` is run, too.
 */
export const PROCESSES: DrawnFiles = {
  of: 6,
  files: [
    "verification/src/proof/start.test.ts",
    "verification/src/proof/backup.test.ts",
    "verification/src/proof/kill-writes.test.ts",
    "apps/server/src/demonstration/seed-ingest.test.ts",
    "apps/server/src/modes/production.test.ts",
    "verification/src/proof/drain.test.ts",
    "apps/server/src/demonstration/demonstration.test.ts",
    "verification/src/proof/kill-payments.test.ts",
    "verification/src/fuzz/injected-faults.test.ts",
    "verification/src/proof/silent-database.test.ts",
    "verification/src/rehearsal/rehearsal.test.ts",
    "apps/server/src/platform/database/embedded-cluster.test.ts",
    "apps/server/src/invoices/document-drawer.test.ts",
    "verification/src/proof/events.test.ts",
    "verification/src/proof/stalled-provider-stop.test.ts",
    "packages/sandbox/src/browser/card-form.test.ts",
    "apps/server/src/payments/attempts/lost-lease.test.ts",
    "apps/server/src/payments/attempts/killed-server.test.ts",
    "apps/server/src/operate/operate.test.ts",
    "verification/src/proof/graceful-stop.test.ts",
    "apps/server/src/platform/database/make-folder.test.ts",
  ],
};

/**
 * Tests of the server that pay, wait or draw often. How a card and PayPal pay, a checkout and refunds are in files that each commit
 * runs, and the simulation pays in every way.
 */
const LONG_TESTS: DrawnFiles = {
  of: 4,
  files: [
    "apps/server/src/payments/cards/shared-payment.test.ts",
    "apps/server/src/offers/list-pages.prop.test.ts",
    "apps/server/src/invoices/document-pdf.test.ts",
    "apps/server/src/onboarding/sign-up-limits.test.ts",
    "apps/server/src/payments/attempts/silent-provider.test.ts",
    "apps/server/src/platform/events/event-stream.test.ts",
    "apps/server/src/payments/checkouts/company-payments.test.ts",
    "apps/server/src/payments/paypal/paypal-switch.test.ts",
    "apps/server/src/payments/cards/save-card.test.ts",
    "apps/server/src/invoices/one-purchase.test.ts",
    "apps/server/src/payments/checkouts/paid-with.test.ts",
    "apps/server/src/platform/database/migrate.test.ts",
    "apps/server/src/payments/cards/others-cards.test.ts",
    "apps/server/src/payments/disputes/disputes.test.ts",
    "apps/server/src/users/unconfirmed-account.test.ts",
    "apps/server/src/payments/attempts/hand-refunds.test.ts",
    "apps/server/src/invoices/invoice-mails.test.ts",
    "apps/server/src/payments/checkouts/equal-checkouts.test.ts",
    "apps/server/src/images/uploads.test.ts",
    "apps/server/src/images/image-sweeper.test.ts",
    "apps/server/src/payments/paypal/paypal-outage.test.ts",
    "apps/server/src/campaigns/create-sponsored.test.ts",
    "apps/server/src/reconciliation/settle-difference.test.ts",
    "apps/server/src/platform/events/rights-change.test.ts",
    "apps/server/src/reconciliation/reconciliation.test.ts",
    "apps/server/src/payments/fulfilment/sold-in-part.test.ts",
    "apps/server/src/payments/attempts/stuck-payments.test.ts",
    "apps/server/src/payments/provider-deadline.test.ts",
    "apps/server/src/payments/cards/card-lists.test.ts",
    "apps/server/src/images/images.test.ts",
    "packages/sandbox/src/browser/paypal-button.test.ts",
    "packages/sandbox/src/identity/second-factor.test.ts",
    "packages/sandbox/src/stripe/stripe-repeats.test.ts",
    "apps/server/src/payments/cards/card-verification.test.ts",
    "apps/server/src/payments/attempts/limit-declines.test.ts",
    "apps/server/src/payments/paypal/capture-without-response.test.ts",
    "apps/server/src/onboarding/free-sign-ups.test.ts",
    "apps/server/src/payments/cards/own-cards.test.ts",
    "apps/server/src/reconciliation/after-restore.test.ts",
    "apps/server/src/payments/cards/test-cards.test.ts",
    "apps/server/src/payments/fulfilment/records.test.ts",
    "apps/server/src/bills/ingest-bills.test.ts",
    "packages/sandbox/src/identity/identity-attacks.test.ts",
    "apps/server/src/platform/database/failover.test.ts",
    "apps/server/src/payments/paypal/paypal-hand-refunds.test.ts",
    "apps/server/src/payments/attempts/refund-due.test.ts",
    "apps/server/src/payments/fulfilment/sold-twice.test.ts",
    "apps/server/src/payments/checkouts/shown-payments.test.ts",
    "packages/sandbox/src/killed-process.test.ts",
    "apps/server/src/payments/cards/changed-over.test.ts",
    "apps/server/src/notifications/staff-notifications.test.ts",
    "apps/server/src/reconciliation/differences.test.ts",
    "apps/server/src/payments/checkouts/promocode-guesses.test.ts",
    "apps/server/src/reconciliation/paypal-reconciliation.test.ts",
    "apps/server/src/platform/images/s3-store.test.ts",
  ],
};

const inBrowser = (name: string): string => `e2e/${name}.e2e.ts`;

/**
 * Jobs of merchants and staff, whose machines and screens other tests take through the same states. The main job, signing in, paying
 * by card and the example list and form are taken at each commit.
 */
const JOBS: DrawnFiles = {
  of: 6,
  files: [
    "promote-items",
    "onboarding",
    "promote-clicks",
    "users",
    "change-many",
    "promote-offer",
    "stores",
    "bills",
    "day-clicks",
    "payments",
    "products",
    "sponsored",
  ].map(inBrowser),
};

/** What is beside the jobs, or shows in a browser what tests of the machines, of the screens in jsdom and of the server hold, too. */
const BESIDE_JOBS: DrawnFiles = {
  of: 7,
  files: [
    "traffic",
    "first-paint",
    "statecharts",
    "together",
    "reading",
    "clocks",
    "help",
    "onboarding-resumed",
    "kit",
    "disputes",
    "reports",
    "traffic-sums",
    "appearance",
    "sections",
    "campaigns",
    "watched-window",
    "change-offers",
    "look",
    "reconcile",
    "variants",
    "way-back",
    "failed-part",
    "payments-paypal",
    "companies",
    "shop-sponsored",
    "payments-interrupted",
    "cards",
    "catalog",
    "categories",
    "seven-tabs",
    "staff-cards",
    "map-products",
    "payments-console",
    "second-factor",
    "translated",
    "copy-to-branch",
    "home-dates",
    "large-text",
    "addresses",
    "wide-window",
    "profile",
    "typed-forms",
    "invite-users",
    "saved-views",
    "products-sample",
    "replaced-version",
    "undelivered",
    "two-servers",
    "zoomed-list",
    "zoomed-form",
    "transactions",
  ].map(inBrowser),
};

/** What `npm test` draws of the files of Vitest, and `npm run prove tests` runs all of. */
export const DRAWN_TESTS: readonly DrawnFiles[] = [PROCESSES, LONG_TESTS];

/** What `npm test` draws of the files of browser tests, and `npm run prove screens` runs all of. */
export const DRAWN_BROWSER_TESTS: readonly DrawnFiles[] = [JOBS, BESIDE_JOBS];
