const LONGEST = 254;

/**
 * Whether a text looks like an e-mail address: one @ with something before it, and a domain of at least two parts
 * behind it (FORM-E1). That it can be reached is found out by the mail that is sent to it.
 */
export function isEmail(text: string): boolean {
  const [name, domain, ...more] = text.trim().split("@");
  if (!name || !domain || more.length > 0 || text.length > LONGEST) return false;
  if (/[\s<>(),;:"\\]/u.test(name + domain)) return false;
  const parts = domain.split(".");
  return parts.length > 1 && parts.every(isDomainPart) && !name.split(".").includes("");
}

const isDomainPart = (part: string): boolean =>
  /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u.test(part);
