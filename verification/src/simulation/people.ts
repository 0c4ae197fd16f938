import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import { fastify } from "fastify";
import type pg from "pg";
import type { SignedInRequest } from "@marquee/server/platform/http/request";
import type { PaymentServices } from "@marquee/server/payments/payment-services";
import { scopeOf } from "@marquee/server/platform/tenancy/scope";
import { withScope } from "@marquee/server/platform/tenancy/with-scope";
import { COMPANY } from "../harness/world.ts";
import type { CardVault } from "./card-vault.ts";
import type { Chance } from "./chance.ts";

/** Somebody who pays, with the cards in their purse. */
export interface Person {
  readonly user: LoggedUser;
  /** The fingerprints of their cards. */
  readonly purse: readonly string[];
}

/** What calls say beside their answer is not read here. */
const NO_LOG = fastify().log;

/** Somebody who administers the stores of the simulated company. */
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

const personOf = (seed: number, name: string): Person => ({
  user: storeAdmin(`${name}.${seed}@marquee.test`, name),
  purse: [`blue of ${name}`, `red of ${name}`],
});

/** Two colleagues of the simulated branch, who are nobody else's in any seed. */
export async function hirePeople(owner: pg.Pool, seed: number): Promise<readonly [Person, Person]> {
  const people = [personOf(seed, "merchant"), personOf(seed, "colleague")] as const;
  await owner.query(
    `insert into app_user (email, name, auth_type, company_id)
       select email, email, 'A', $2 from unnest($1::text[]) email`,
    [people.map(({ user }) => user.email), COMPANY.maple],
  );
  return people;
}

/** Some people have kept a card before anything that is simulated began. */
export async function keptBefore(
  owner: pg.Pool,
  vault: CardVault,
  people: readonly Person[],
  chance: Chance,
): Promise<void> {
  for (const { user, purse } of people) {
    const [fingerprint] = purse;
    if (fingerprint === undefined || chance.happens(0.5)) continue;
    const customer = vault.enrol(user.email);
    const card = vault.typeIn(fingerprint);
    vault.keep(card, customer);
    await owner.query(
      `with who as (insert into card_customer (user_id, customer_id, created_on)
         values ($1, $2, now()) returning user_id)
       insert into saved_card (card_id, user_id, brand, last4digit, exp_month, exp_year, fingerprint, created_on)
         select $3, user_id, 'visa', '4242', 12, 2034, $4, now() from who`,
      [user.email, customer, card.id, fingerprint],
    );
  }
}

/** The request of a person's browser, as the server's handlers are given it. */
export function requestOf({ user }: Person, { pool, clock }: PaymentServices): SignedInRequest {
  const acting = { actor: user.email };
  const scope = scopeOf(user, false);
  return {
    user,
    scope,
    now: clock.now(),
    version: null,
    origin: "http://simulated",
    address: "127.0.0.1",
    log: NO_LOG,
    transaction: (work) => withScope(pool, scope, work, acting),
  };
}
