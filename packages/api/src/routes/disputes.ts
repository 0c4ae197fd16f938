import { extension, read, write } from "../http/route.ts";

export const disputeRoutes = {
  list: extension(read("/disputes")),
  byId: extension(read("/disputes/:id")),
  saveEvidence: extension(write("/disputes/:id/evidence")),
  submit: extension(write("/disputes/:id/submit")),
  accept: extension(write("/disputes/:id/accept")),
} as const;
