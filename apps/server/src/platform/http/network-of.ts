import ipaddr from "ipaddr.js";

/** What an address is counted as: an IPv6 one by its first 64 bits, since a customer of a network has all that follow. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const known = ipaddr.process(address);
  return "parts" in known
    ? `${known.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(":")}::/64`
    : known.toString();
}
