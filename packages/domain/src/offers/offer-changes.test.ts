import { describe, expect, it } from "vitest";
import { offerCell, textsOf } from "./offer-changes.ts";

describe("the texts of an offer that is changed with others", () => {
  it("[CHANGE-T5] are refused by the rules and in the words of its form", () => {
    const of = (type: "Offer" | "Collection", typed: string) =>
      offerCell("heading", { type, before: "Mugs", typed });
    expect(of("Offer", " Cups ")).toMatchObject({ after: "Cups", problem: null });
    expect(of("Offer", " ").problem).toBe("Please enter offer heading");
    expect(of("Collection", "").problem).toBe("Please enter collection name");
    expect(of("Offer", "x".repeat(5000)).problem).toMatch(/characters/);
    expect(offerCell("subHeading", { type: "Offer", before: "a", typed: "" }).problem).toBe(
      "Please enter offer sub heading",
    );
  });

  it("[CHANGE-G1] are a heading alone of a collection", () => {
    expect(textsOf("Collection")).toEqual(["heading"]);
    expect(textsOf("Offer")).toEqual(["heading", "subHeading"]);
  });
});
