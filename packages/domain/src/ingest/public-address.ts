const WEB = /^https?:\/\/[^\s/]/iu;

/** Whether a text begins like a web address. */
export const isWebAddress = (text: string): boolean => WEB.test(text) && URL.canParse(text);

/** Networks that are not on the internet, by their first numbers: this machine, private, local, carriers' and test networks. */
const PRIVATE_NETWORKS: readonly RegExp[] = [
  /^(0|10|127)\./u,
  /^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./u,
  /^169\.254\./u,
  /^172\.(1[6-9]|2\d|3[01])\./u,
  /^192\.0\.[02]\./u,
  /^192\.168\./u,
  /^198\.1[89]\./u,
  /^(198\.51\.100|203\.0\.113)\./u,
  /^(22[4-9]|2[3-5]\d)\./u,
];

/** Names that no public directory resolves. */
const PRIVATE_NAMES = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private)$/u;

const isNumeric = (host: string): boolean => /^\d+\.\d+\.\d+\.\d+$/u.test(host);

/**
 * Whether an address from outside leads to the public internet: http or https, without a name and password in it, and to
 * no private network (INGEST-V5). `URL` writes every spelling of an IPv4 address, such as 0x7f.1, as four numbers. No
 * address of IPv6 is taken: shops have names.
 */
export function isPublicAddress(text: string): boolean {
  if (!isWebAddress(text)) return false;
  const { hostname, username, password } = new URL(text);
  if (username !== "" || password !== "" || hostname.startsWith("[")) return false;
  const host = hostname.replace(/\.$/u, "").toLowerCase();
  if (isNumeric(host)) return !PRIVATE_NETWORKS.some((network) => network.test(host));
  return host.includes(".") && !PRIVATE_NAMES.test(host);
}
