import { isLoopback } from "./is-loopback.ts";

/** How an SMTP server is reached. */
export interface SmtpOptions {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (`smtps:`). */
  readonly secure: boolean;
  /** TLS from STARTTLS on, or no mail at all. */
  readonly requireTLS: boolean;
  /** No TLS though it is offered: on this machine a relay's own certificate is not trusted. */
  readonly ignoreTLS: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
  /** The name by which we greet the server; without it, that of this machine. */
  readonly name?: string;
}

function parse(text: string): URL | null {
  const url = URL.parse(text);
  return url && /^smtps?:$/.test(url.protocol) && url.hostname !== "" ? url : null;
}

/** The credentials in the address; null if they cannot be read, empty if there is no user. */
function readAuth({ username, password }: URL): Pick<SmtpOptions, "auth"> | null {
  if (username === "") return {};
  try {
    return { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } };
  } catch {
    // One reason to throw: a % that begins no escape.
    return null;
  }
}

/**
 * Reads an address such as `smtp://user:password@mail.example.com:587`, or reports what is wrong with it, without any of
 * it. Nothing else of it counts: no query can switch the encryption off, which only a server on this machine does
 * without (MAIL-S1).
 */
export function smtpOptions(text: string): SmtpOptions | string {
  const url = parse(text);
  if (!url) return "starts with smtp:// or smtps:// and names a mail server.";
  const auth = readAuth(url);
  if (!auth) return "names a user or a password that cannot be read: % is written %25.";
  const host = url.hostname.replaceAll(/^\[|\]$/g, "");
  const secure = url.protocol === "smtps:";
  const usualPort = secure ? 465 : 587;
  return {
    host,
    port: url.port === "" ? usualPort : Number(url.port),
    secure,
    requireTLS: !secure && !isLoopback(host),
    ignoreTLS: !secure && isLoopback(host),
    ...auth,
  };
}

/** How the server is greeted (MAIL-P6): a name that a mail server may look up. */
export function readGreeting(
  text: string | undefined,
  reasons: string[],
): Pick<SmtpOptions, "name"> {
  if (text === undefined) return {};
  if (!/^(?!-)[\da-z-]{1,63}(?:\.[\da-z-]{1,63})*$/i.test(text))
    reasons.push(`SMTP_NAME is the name of a machine, such as mail.example.com, not "${text}".`);
  return { name: text };
}
