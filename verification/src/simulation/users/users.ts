import { isPrivileged } from "@marquee/domain/access/actor";
import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import type { PaymentServices } from "@marquee/server/payments/payment-services";
import type { SignedInRequest } from "@marquee/server/platform/http/request";
import { scopeOf } from "@marquee/server/platform/tenancy/scope";
import { withScope } from "@marquee/server/platform/tenancy/with-scope";
import { fastify } from "fastify";
import type pg from "pg";
import { COMPANY } from "../../harness/world.ts";
import type { StripeCustomers } from "../providers/stripe-customers.ts";
import type { Random } from "../random.ts";

/** A user who pays, with cards of their own. */
export interface SimulatedUser {
  readonly user: LoggedUser;
  /** The fingerprints of their cards. */
  readonly cards: readonly string[];
}

/** What handlers write to the log is not read here. */
const NO_LOG = fastify().log;

/** A user who administers the stores of the simulated company. */
export const storeAdmin = (email: string, name: string): LoggedUser => ({
  email,
  name,
  companyId: COMPANY.maple,
  companyName: "Maple",
  storeId: null,
  isMaster: "N",
  isAgentUser: "N",
  isShopify: "N",
  privilegeCode: ["CAN_ADD_UPDATE", "ADD_UPDATE_COMPANY", "VIEW_INVOICE", "VIEW_BILLS"],
  roleName: "Store Admin",
});

const simulatedUser = (seed: number, name: string): SimulatedUser => {
  const email = `${name}.${seed}@marquee.test`;
  return { user: storeAdmin(email, name), cards: [`blue of ${email}`, `red of ${email}`] };
};

/** Whose card a fingerprint is, by e-mail. */
export const ownerOfCard = (fingerprint: string): string => fingerprint.split(" of ")[1] ?? "";

/** Inserts two colleagues, who belong to no other seed. Those of seeds before are disabled: all of a company's users are notified. */
export async function createUsers(
  owner: pg.Pool,
  seed: number,
): Promise<readonly [SimulatedUser, SimulatedUser]> {
  const users = [simulatedUser(seed, "merchant"), simulatedUser(seed, "colleague")] as const;
  await owner.query(
    `update app_user set auth_type = 'AU' where auth_type = 'A' and email ~ '^(merchant|colleague)\\.\\d+@'`,
  );
  await owner.query(
    `insert into app_user (email, name, auth_type, company_id)
       select email, email, 'A', $2 from unnest($1::text[]) email`,
    [users.map(({ user }) => user.email), COMPANY.maple],
  );
  return users;
}

/** Inserts a card for some users, as if they had saved it before the seed begins. */
export async function insertSavedCards(
  owner: pg.Pool,
  customers: StripeCustomers,
  users: readonly SimulatedUser[],
  random: Random,
): Promise<void> {
  for (const { user, cards } of users) {
    const [fingerprint] = cards;
    if (fingerprint === undefined || random.boolean(0.5)) continue;
    const customer = customers.createCustomer(user.email);
    const card = customers.enterCard(fingerprint);
    customers.attach(card, customer);
    await owner.query(
      `with who as (insert into card_customer (user_id, customer_id, created_on)
         values ($1, $2, now()) returning user_id)
       insert into saved_card (card_id, user_id, brand, last4digit, exp_month, exp_year, fingerprint, created_on)
         select $3, user_id, 'visa', '4242', 12, 2034, $4, now() from who`,
      [user.email, customer, card.id, fingerprint],
    );
  }
}

/** The request of a user's browser, as the server's handlers receive it. */
export function signedInRequest<Services extends Pick<PaymentServices, "clock" | "pool">>(
  { user }: SimulatedUser,
  services: Services,
): SignedInRequest & { readonly services: Services } {
  const acting = { actor: user.email };
  const scope = scopeOf(user, isPrivileged(user));
  return {
    services,
    user,
    scope,
    now: services.clock.now(),
    version: null,
    origin: "http://simulated",
    address: "127.0.0.1",
    asksForPrivacy: false,
    log: NO_LOG,
    transaction: (work) => withScope(services.pool, scope, work, acting),
  };
}
