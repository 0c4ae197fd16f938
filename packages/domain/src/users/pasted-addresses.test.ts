import { describe, expect, it } from "vitest";
import { readAddresses, writeAddress } from "./pasted-addresses.ts";

const emails = (text: string) => readAddresses(text).people.map(({ email }) => email);
const names = (text: string) => readAddresses(text).people.map(({ name }) => name);

describe("addresses that are pasted", () => {
  it("[INVITE-11] are read between commas, semicolons, blanks, tabs and lines", () => {
    const read = ["a@x.test", "b@x.test", "c@x.test"];
    for (const between of [",", ", ", ";", " ; ", " ", "\n", "\r\n", "\t", ",\n", ">, <"])
      expect([between, emails(read.join(between))]).toEqual([between, read]);
    expect(emails(" ")).toEqual([]);
  });
  it("[INVITE-11] come with the names that are written before them", () => {
    expect(
      readAddresses(`Noor Haddad <Noor@Shop.test>, "Lavoie, Marc" <marc@shop.test>; bo@shop.test`),
    ).toEqual({
      people: [
        { email: "noor@shop.test", name: "Noor Haddad" },
        { email: "marc@shop.test", name: "Marc Lavoie" },
        { email: "bo@shop.test", name: "Bo" },
      ],
      unreadable: [],
    });
    expect(names("Noor Haddad\tnoor@shop.test\nMarc Lavoie<m@shop.test>")).toEqual([
      "Noor Haddad",
      "Marc Lavoie",
    ]);
    expect(emails("mailto:noor@shop.test (m@shop.test).")).toEqual([
      "noor@shop.test",
      "m@shop.test",
    ]);
  });
  it("[INVITE-11] give a name themselves if none is written", () => {
    expect(names("marc.lavoie+shop@x.test jean-luc@x.test 42@x.test +@x.test")).toEqual([
      "Marc Lavoie",
      "Jean Luc",
      "42",
      "+",
    ]);
  });
  it("[INVITE-11] are one if they are the same, whatever their capitals", () => {
    expect(emails("a@x.test, A@X.test\nAnna <a@x.test>")).toEqual(["a@x.test"]);
  });
  it("[INVITE-V2] are named as they were written if they are none", () => {
    expect(readAddresses("a@x.test, noor, b@x\nc@x.test behind").unreadable).toEqual([
      "noor",
      "b@x",
      "behind",
    ]);
    expect(readAddresses(`"open, a@x.test\nb@x.test`).people).toContainEqual({
      email: "b@x.test",
      name: "B",
    });
    expect(readAddresses(`${"x".repeat(400)}@x.test`).people).toEqual([]);
  });
  it("[INVITE-9] are read the same again after they were written into the field", () => {
    const { people } = readAddresses(
      `Noor Haddad <noor@x.test>; "Shop, Marc's" <m@x.test>; jo@x.test; O; Lu <lu@x.test>`,
    );
    expect(readAddresses(people.map(writeAddress).join("\n")).people).toEqual(people);
  });
});
