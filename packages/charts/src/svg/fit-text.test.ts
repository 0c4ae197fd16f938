import { expect, it } from "vitest";
import { textWidth } from "../layout/text-width.ts";
import { fitText } from "./fit-text.ts";
import { svgElement } from "./svg-element.ts";

it("gives a text the width that was laid out for it, and none if that is not known", () => {
  const { children } = fitText(
    svgElement(
      "g",
      {},
      svgElement("text", { class: "event" }, "payment.cancelled"),
      svgElement("text", { class: "title" }, "Café"),
      svgElement("text", { class: "sign" }, "1"),
    ),
  );
  const lengths = children.map((child) =>
    typeof child === "string" ? null : child.attributes["textLength"],
  );
  expect(lengths[0]).toBeCloseTo(textWidth("payment.cancelled", "medium", 12), 0);
  expect(lengths.slice(1)).toEqual([undefined, undefined]);
});
