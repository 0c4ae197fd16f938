import { isLoopback } from "../config/is-loopback.ts";

/** How an SMTP server is reached. */
export interface SmtpOptions {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (`smtps:`). */
  readonly secure: boolean;
  /** TLS from STARTTLS on, or no mail at all. */
  readonly requireTLS: boolean;
  /** No TLS though it is offered: on this machine a relay's own certificate convinces nobody. */
  readonly ignoreTLS: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
}

function parse(text: string): URL | null {
  const url = URL.parse(text);
  return url && /^smtps?:$/.test(url.protocol) && url.hostname !== "" ? url : null;
}

/**
 * Reads an address such as `smtp://user:password@mail.example.com:587`; null where it is none. Nothing else of it
 * counts: no query can switch the encryption off, which only a server on this machine does without (MAIL-S1).
 */
export function smtpOptions(text: string): SmtpOptions | null {
  const url = parse(text);
  if (!url) return null;
  const host = url.hostname.replaceAll(/^\[|\]$/g, "");
  const secure = url.protocol === "smtps:";
  const { username, password } = url;
  return {
    host,
    port: url.port === "" ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS: !secure && !isLoopback(host),
    ignoreTLS: !secure && isLoopback(host),
    ...(username === ""
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
}
