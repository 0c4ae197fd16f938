import { DEMONSTRATION_ACCOUNTS } from "@marquee/domain/session/demonstration-accounts";
import { defaultRoleId } from "../users/default-roles.ts";
import type { NewUser } from "../users/queries.ts";
import { BOREAL, BRANCH, DRIFTWOOD, HARBOUR, LOOM, PRAIRIE } from "./companies.ts";

const storeAdmin = defaultRoleId("Store Admin");

/** When those who signed a company up accepted the agreement. */
const AGREED_ON = "2024-01-02T18:00:00.000Z";

const person = (
  email: string,
  name: string,
  mobileNo: string,
  rest: Partial<NewUser>,
): NewUser => ({
  email: `${email}@marquee.test`,
  name,
  mobileNo,
  authType: "A",
  ...rest,
});

/** The seven one can sign in as, and who is only named: two colleagues of the merchant, and the owner of another shop. */
export const PEOPLE: readonly NewUser[] = [
  person("master", "Maya Lindqvist", "4165550101", { isMaster: "Y" }),
  person("agent", "Samuel Whitfield", "4165550102", {
    isAgent: "Y",
    roleId: defaultRoleId("Agency/Support Role"),
  }),
  person("merchant", "Nadia Fortin", "5145550103", {
    companyId: BOREAL,
    roleId: storeAdmin,
    agreedOn: AGREED_ON,
  }),
  person("reader", "Amélie Tremblay", "5145550104", {
    companyId: BOREAL,
    roleId: defaultRoleId("Read_Only"),
  }),
  person("shop", "Jonas Berg", "5035550105", {
    companyId: LOOM,
    isShopify: "Y",
    roleId: storeAdmin,
  }),
  person("other", "Grace Okafor", "4035550106", {
    companyId: PRAIRIE,
    roleId: storeAdmin,
    agreedOn: AGREED_ON,
  }),
  person("pending", "Tomás Rivera", "9025550107", {
    companyId: HARBOUR,
    roleId: storeAdmin,
    agreedOn: AGREED_ON,
  }),
  person("sofia", "Sofia Nguyen", "5145550108", {
    companyId: BOREAL,
    storeId: BRANCH.montreal,
    roleId: defaultRoleId("Read_And_Write"),
  }),
  person("marc", "Marc Lavoie", "4165550109", {
    companyId: BOREAL,
    storeId: BRANCH.toronto,
    roleId: defaultRoleId("Read_And_Write"),
  }),
  person("wren", "Wren Takahashi", "2065550110", {
    companyId: DRIFTWOOD,
    isShopify: "Y",
    roleId: storeAdmin,
  }),
];

/** Those who can sign in, with their names. */
export const ACCOUNTS = DEMONSTRATION_ACCOUNTS.map(({ email, who }) => {
  const name = PEOPLE.find((known) => known.email === email)?.name;
  if (name === undefined) throw new Error(`${email} is an account without a person`);
  return { email, who, name };
});
