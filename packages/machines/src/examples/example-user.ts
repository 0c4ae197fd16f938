import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";

/** A merchant with a company and a branch, without privileges. */
export const exampleUser: LoggedUser = {
  email: "merchant@marquee.test",
  name: "Nadia",
  companyId: "c1",
  companyName: "Atelier",
  storeId: "s1",
  isMaster: "N",
  isAgentUser: "N",
  isShopify: "N",
  privilegeCode: [],
  roleName: null,
};
