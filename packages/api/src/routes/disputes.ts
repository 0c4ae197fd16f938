import { read, write } from "../http/route.ts";

export const disputeRoutes = {
  list: read("/disputes"),
  byId: read("/disputes/:id"),
  saveEvidence: write("/disputes/:id/evidence"),
  submit: write("/disputes/:id/submit"),
  accept: write("/disputes/:id/accept"),
} as const;
