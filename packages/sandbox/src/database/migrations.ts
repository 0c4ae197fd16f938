import { identityTables } from "../identity/identity.tables.ts";
import { secondFactorTables } from "../identity/second-factor.tables.ts";
import { mailTables } from "../mail/mail.tables.ts";
import { paypalDisputeChanges, paypalDisputes, paypalTables } from "../paypal/paypal.tables.ts";
import { balance, disputes, slowRefunds, stripeTables } from "../stripe/stripe.tables.ts";
import { timeTables } from "../time/time.tables.ts";

/** In the order of their application. A line that has shipped is never changed; a change is a new line. */
export const migrations: readonly string[] = [
  mailTables,
  identityTables,
  stripeTables,
  paypalTables,
  timeTables,
  slowRefunds,
  disputes,
  paypalDisputes,
  balance,
  secondFactorTables,
  paypalDisputeChanges,
];
