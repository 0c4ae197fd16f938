import { Schema } from "effect";
import { shownTo } from "../access/shown-to.ts";
import { Country } from "../geography/geography.schema.ts";
import { Flag, Instant } from "../wire/field.schema.ts";

/** The user who acts for the company of a branch: who signed it up, else the one who has been there longest. */
const CheckedAccount = Schema.Struct({
  email: Schema.String,
  name: Schema.String,
  /** Users of the shop platform sign in without a confirmed e-mail (SESSION-A1). */
  isShopify: Flag,
  /** Null if no sign-in is known: signing in takes a confirmed e-mail. */
  lastSignInOn: Schema.NullOr(Instant),
  /** The name of the user who created this one: their own if they signed up. */
  createdBy: Schema.String,
});

const CheckedAddress = Schema.Struct({
  kind: Schema.Literals(["registered", "customers"]),
  countryId: Country,
  stateName: Schema.String,
  postalCode: Schema.String,
});

/** What two companies can have in common (STORE-A20, STORE-A21). */
const SharedTrait = Schema.Literals(["name", "address", "phone", "email", "website", "logo"]);
export type SharedTrait = typeof SharedTrait.Type;

/** Another company that has something of the branch. */
const AlikeCompany = Schema.Struct({
  companyId: Schema.String,
  companyName: Schema.String,
  traits: Schema.Array(SharedTrait),
  /** How many of the images that were compared it has sent, too. */
  images: Schema.Int,
});

/** What is known of a branch beyond what it says of itself, as far as staff check it before they approve it (STORE-A17). */
export const BranchCheckFacts = Schema.Struct({
  storeId: Schema.String,
  account: Schema.NullOr(CheckedAccount),
  /** The user of the company who accepted the agreement first; null if that is not on record. */
  agreement: Schema.NullOr(Schema.Struct({ by: Schema.String, on: Instant })),
  addresses: Schema.Array(CheckedAddress),
  websiteUrl: Schema.String,
  /** Those that have most of it first. */
  alike: Schema.Array(AlikeCompany),
  /** How many images of the branch were compared. */
  images: Schema.Int,
}).annotate({ identifier: "BranchCheckFacts", ...shownTo("stores.approve") });
export type BranchCheckFacts = typeof BranchCheckFacts.Type;
