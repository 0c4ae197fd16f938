import type { IdentitySettings } from "./identity-service.ts";

/** The parts of the stand-ins that their administrator needs; known once they are mounted. */
interface StandIns {
  readonly projectId: string;
  readonly identity: { readonly adminToken: string };
}

/** The stand-in's calls for administrators, on our own origin. */
export const sandboxIdentitySettings = (
  origin: () => string,
  standIns: () => StandIns,
): IdentitySettings => ({
  base: () => `${origin()}/identitytoolkit.googleapis.com/v1`,
  projectId: () => standIns().projectId,
  adminToken: () => Promise.resolve(standIns().identity.adminToken),
});
