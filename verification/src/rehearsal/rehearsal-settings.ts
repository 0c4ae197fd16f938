import { DEMONSTRATION_PASSWORD } from "@marquee/domain/session/demonstration-accounts";
import {
  REHEARSAL_PROJECT,
  sandboxKeysOf,
  type SandboxKeys,
} from "@marquee/sandbox/standalone/sandbox-keys";
import { freePort } from "@marquee/server/platform/database/cluster-access";

/** The settings that the stand-ins' own process and the servers of a rehearsal have in common. */
export interface Rehearsal {
  readonly env: Readonly<Record<string, string>>;
  /** Where the stand-ins are. */
  readonly sandbox: string;
  readonly keys: SandboxKeys;
}

const SECRET = "a secret of this rehearsal, and of no other".replaceAll(" ", "-");

/** A rehearsal whose servers are reached at an origin. */
export async function rehearsalAt(publicOrigin: string): Promise<Rehearsal> {
  const sandbox = `http://127.0.0.1:${await freePort()}`;
  return {
    env: {
      NODE_ENV: "production",
      REHEARSAL: "1",
      SANDBOX_URL: sandbox,
      SANDBOX_SECRET: SECRET,
      PUBLIC_ORIGINS: publicOrigin,
    },
    sandbox,
    keys: sandboxKeysOf(SECRET),
  };
}

/** Makes an account at the stand-ins, whose e-mail is confirmed, as an administrator of the identity service would. */
export async function addAccount({ sandbox, keys }: Rehearsal, email: string): Promise<void> {
  const path = `/identitytoolkit.googleapis.com/v1/projects/${REHEARSAL_PROJECT}/accounts`;
  const response = await fetch(sandbox + path, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${keys.identity}`,
    },
    body: JSON.stringify({ email, password: DEMONSTRATION_PASSWORD, emailVerified: true }),
  });
  if (!response.ok) throw new Error(`${email}: ${response.status} ${await response.text()}`);
}
