import type { Sandbox } from "@marquee/sandbox/register-sandbox";
import type { FastifyInstance } from "fastify";
import { toEmail } from "./user-path.ts";

const PASSWORD = "marquee-demo";
const UNVERIFIED = "unverified@marquee.test";

/** Makes the identity of a user if there is none yet, and signs in as a browser would. */
async function signIn(app: FastifyInstance, sandbox: Sandbox, email: string): Promise<string> {
  const made = await sandbox.identity.createUser({
    email,
    password: PASSWORD,
    emailVerified: email !== UNVERIFIED,
  });
  if (made.tag === "Refused" && made.code !== "EMAIL_EXISTS")
    throw new Error(`${email}: ${made.code}`);
  const response = await app.inject({
    method: "POST",
    url: "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded",
    payload: { email, password: PASSWORD, returnSecureToken: true },
  });
  if (response.statusCode !== 200) throw new Error(`${email} cannot sign in: ${response.body}`);
  return response.json<{ idToken: string }>().idToken;
}

/** Signs each user in when they are first asked for, and remembers their token. Some are known already, by e-mail. */
export function signInOnce(
  app: FastifyInstance,
  sandbox: Sandbox,
  known: Readonly<Record<string, string>>,
): (who: string) => Promise<string> {
  const tokens = new Map<string, Promise<string>>(
    Object.entries(known).map(([email, token]) => [email, Promise.resolve(token)]),
  );
  return (who) => {
    const email = toEmail(who);
    const token = tokens.get(email) ?? signIn(app, sandbox, email);
    tokens.set(email, token);
    return token;
  };
}
