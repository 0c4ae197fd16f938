/** A user to sign in as in the demonstration market. */
export interface DemonstrationAccount {
  readonly email: string;
  /** The kind of user this account represents, in a few words. */
  readonly who: string;
}

/** Every demonstration account has this password; embedded mode alone knows them. */
export const DEMONSTRATION_PASSWORD = "marquee-demo";

export const DEMONSTRATION_ACCOUNTS: readonly DemonstrationAccount[] = [
  { email: "master@marquee.test", who: "Master user, sees everything" },
  { email: "agent@marquee.test", who: "Agent, acts for every company" },
  { email: "merchant@marquee.test", who: "Merchant, approved store" },
  { email: "reader@marquee.test", who: "Reads, changes nothing" },
  { email: "shop@marquee.test", who: "Shop-platform merchant" },
  { email: "other@marquee.test", who: "Another company’s merchant" },
  { email: "pending@marquee.test", who: "Merchant, awaits approval" },
];
