import { extension, read, write } from "../http/route.ts";

export const userRoutes = {
  all: read("/getUsers/:encEmail"),
  byCompany: read("/getUsersByCompany/:companyId"),
  create: write("/users/:encEmail"),
  createIdentity: write("/creatreFirebaseUser/:encEmail"),
  update: write("/updateFirebaseUser/:encEmail"),
  end: extension(write("/endUser/:encEmail")),
  invite: extension(write("/inviteUser/:encEmail")),
  withdraw: extension(write("/withdrawInvitation/:encEmail")),
  openInvitation: extension(write("/openInvitation")),
  privileges: read("/privilege/getPrivilege/:encEmail"),
  security: extension(read("/userSecurity/:encEmail")),
  resetSecondFactor: extension(write("/resetSecondFactor/:encEmail")),
  history: extension(read("/userHistory/:encEmail")),
} as const;
