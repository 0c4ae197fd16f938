import type { KeywordEntry } from "@marquee/domain/items/sponsored-fields.schema";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { renderScreen } from "../../../../testing/render-screen.tsx";
import { dataResponse, serveCalls } from "../../../../testing/serve-calls.ts";
import { TypedKeywordField } from "./typed-keyword-field.tsx";

function Keywords() {
  const [keywords, setKeywords] = useState<readonly KeywordEntry[]>([]);
  return (
    <form aria-label="Campaign" onSubmit={() => setKeywords([])}>
      <TypedKeywordField keywords={keywords} storeId="s1" onChange={setKeywords} />
      <ul>
        {keywords.map(({ keyword, bid }) => (
          <li key={keyword}>{`${keyword} ${bid}`}</li>
        ))}
      </ul>
    </form>
  );
}

let asked = 0;
const MARKET = { lowestBid: 0.4, suggestedBid: 0.6, impressions: 140, clicks: 4 };
serveCalls(({ pathname }) => {
  if (pathname === "/api/sponsoredMarket") asked += 1;
  return dataResponse([MARKET]);
});

const rows = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

describe("the field for keywords", () => {
  it("[KEYWORD-D2] adds one by Enter without sending the form, and takes it back by Backspace", async () => {
    await renderScreen(<Keywords />);
    const field = screen.getByRole("textbox", { name: /^Add a keyword/ });
    await userEvent.type(field, "brass lamp{Enter}reading nook{Enter}");
    expect(rows()).toEqual(["brass lamp 0.5", "reading nook 0.5"]);
    await userEvent.type(field, "{Backspace}");
    expect(rows()).toEqual(["brass lamp 0.5"]);
    expect(field).toHaveProperty("value", "");
  });

  it("[KEYWORD-D2] [SPONSOR-F4] adds the bid that the market of the word suggests, once it is known", async () => {
    await renderScreen(<Keywords />);
    const before = asked;
    await userEvent.type(screen.getByRole("textbox", { name: /^Add a keyword/ }), "kettle");
    await waitFor(() => expect(asked).toBe(before + 1));
    await waitFor(async () => {
      await userEvent.keyboard("{Enter}");
      expect(rows()).toEqual(["kettle 0.6"]);
    });
  });

  it("[KEYWORD-U1] says at the field that a keyword is there already, until something else is typed", async () => {
    await renderScreen(<Keywords />);
    const field = screen.getByRole("textbox", { name: /^Add a keyword/ });
    await userEvent.type(field, "linen{Enter}LINEN{Enter}");
    expect(rows()).toEqual(["linen 0.5"]);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    await userEvent.type(field, "s");
    expect(field.getAttribute("aria-invalid")).toBeNull();
  });
});
