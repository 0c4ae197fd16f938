import { read, write } from "../http/route.ts";

export const userRoutes = {
  all: read("/getUsers/:encEmail"),
  byCompany: read("/getUsersByCompany/:companyId"),
  create: write("/users/:encEmail"),
  createIdentity: write("/creatreFirebaseUser/:encEmail"),
  update: write("/updateFirebaseUser/:encEmail"),
  end: write("/endUser/:encEmail"),
  invite: write("/inviteUser/:encEmail"),
  withdraw: write("/withdrawInvitation/:encEmail"),
  openInvitation: write("/openInvitation"),
  privileges: read("/privilege/getPrivilege/:encEmail"),
  security: read("/userSecurity/:encEmail"),
  resetSecondFactor: write("/resetSecondFactor/:encEmail"),
  history: read("/userHistory/:encEmail"),
} as const;
