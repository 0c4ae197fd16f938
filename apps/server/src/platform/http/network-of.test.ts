import { describe, expect, it } from "vitest";
import { networkOf } from "./network-of.ts";

describe("what an address is counted as", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:db8:0:0:ffff:1:2:3", "2001:db8:0:0::/64"],
    ["2001:db8:0:1::1", "2001:db8:0:1::/64"],
    ["no address", "no address"],
  ])(
    "[LIMIT-18] is itself, or its network if one customer has them all: %s",
    (address, network) => {
      expect(networkOf(address)).toBe(network);
    },
  );
});
