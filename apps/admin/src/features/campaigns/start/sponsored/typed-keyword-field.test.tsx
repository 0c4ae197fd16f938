import type { KeywordEntry } from "@marquee/domain/items/sponsored-fields.schema";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { TypedKeywordField } from "./typed-keyword-field.tsx";

function Keywords() {
  const [keywords, setKeywords] = useState<readonly KeywordEntry[]>([]);
  return (
    <form aria-label="Campaign" onSubmit={() => setKeywords([])}>
      <TypedKeywordField keywords={keywords} onChange={setKeywords} />
      <ul>
        {keywords.map(({ keyword, bid }) => (
          <li key={keyword}>{`${keyword} ${bid}`}</li>
        ))}
      </ul>
    </form>
  );
}

const rows = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

describe("the field for keywords", () => {
  it("[KEYWORD-D2] adds one by Enter without sending the form, and takes it back by Backspace", async () => {
    render(<Keywords />);
    const field = screen.getByRole("textbox", { name: /^Add a keyword/ });
    await userEvent.type(field, "brass lamp{Enter}reading nook{Enter}");
    expect(rows()).toEqual(["brass lamp 0.5", "reading nook 0.5"]);
    await userEvent.type(field, "{Backspace}");
    expect(rows()).toEqual(["brass lamp 0.5"]);
    expect(field).toHaveProperty("value", "");
  });

  it("[KEYWORD-U1] says at the field that a keyword is there already, until something else is typed", async () => {
    render(<Keywords />);
    const field = screen.getByRole("textbox", { name: /^Add a keyword/ });
    await userEvent.type(field, "linen{Enter}LINEN{Enter}");
    expect(rows()).toEqual(["linen 0.5"]);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    await userEvent.type(field, "s");
    expect(field.getAttribute("aria-invalid")).toBeNull();
  });
});
