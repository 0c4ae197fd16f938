/** What a server said, or why it said nothing that can be used: the option at fault, and what was expected. */
export type Called =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly path: string; readonly expected: string };

const LONGEST = 30_000;
const GOOGLE = "https://identitytoolkit.googleapis.com";
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/;

const fail = (path: string, expected: string): Called => ({ ok: false, path, expected });

/** The origin of a server that a password may be sent to. */
function originOf(server: string): string | null {
  const url = URL.parse(server);
  const isSafe =
    url?.protocol === "https:" || (url?.protocol === "http:" && LOCAL.test(url.hostname));
  return url && isSafe ? url.origin : null;
}

const partOf = (value: unknown, ...[name, ...more]: readonly string[]): unknown => {
  if (name === undefined) return value;
  const inside =
    typeof value === "object" && value !== null
      ? Object.entries(value).find(([key]) => key === name)?.[1]
      : undefined;
  return partOf(inside, ...more);
};

const textOf = (value: unknown, ...path: readonly string[]): string => {
  const part = partOf(value, ...path);
  return typeof part === "string" ? part : "";
};

/** One call. Nothing is followed elsewhere: it has a password or a token. */
async function call(address: string, given: RequestInit = {}) {
  const response = await fetch(address, {
    ...given,
    redirect: "error",
    signal: AbortSignal.timeout(LONGEST),
  });
  const body: unknown = await response.json();
  return { isOk: response.ok, body };
}

/** Signs in where the panel of that server does; empty if it lets this user not in. */
async function signIn(origin: string, email: string, password: string): Promise<string> {
  const { body } = await call(`${origin}/api/settings`);
  const key = textOf(body, "data", "identity", "apiKey");
  const identity =
    textOf(body, "data", "mode") === "production"
      ? GOOGLE
      : `${origin}/identitytoolkit.googleapis.com`;
  const signedIn = await call(
    `${identity}/v1/accounts:signInWithPassword?key=${encodeURIComponent(key)}`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  return textOf(signedIn.body, "idToken");
}

/** Reads from a server as the user whom `MARQUEE_EMAIL` and `MARQUEE_PASSWORD` name: neither is an argument, which others could read. */
export async function callServer(server: string, path: string): Promise<Called> {
  const origin = originOf(server);
  if (origin === null)
    return fail("--server", `an address with https, or of this machine, got "${server}"`);
  const { MARQUEE_EMAIL: email = "", MARQUEE_PASSWORD: password = "" } = process.env;
  if (email === "" || password === "")
    return fail("--server", "MARQUEE_EMAIL and MARQUEE_PASSWORD in the environment");
  try {
    const token = await signIn(origin, email, password);
    if (token === "") return fail("MARQUEE_PASSWORD", `the password of ${email}`);
    const { isOk, body } = await call(`${origin}${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (isOk) return { ok: true, value: body };
    const [issue] = [partOf(body, "error", "issues")].flat();
    const said = textOf(issue, "message") || textOf(body, "error", "message");
    return fail(textOf(issue, "field") || "--server", `what the server takes. It says: ${said}`);
  } catch {
    return fail("--server", `a server of Marquee that answers at ${origin}`);
  }
}
