import { forecastPlacement } from "@marquee/domain/campaigns/sponsored/placement-forecast";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { BidTable } from "./bid-table.tsx";

const MARKET = { lowestBid: 0.4, suggestedBid: 0.6, impressions: 140, clicks: 4 };

function Keywords({ start }: { readonly start: number }) {
  const [bid, setBid] = useState(start);
  const forecast = forecastPlacement(MARKET, bid, { budget: 5, highestBid: bid });
  return (
    <BidTable
      label="Keywords with bids"
      heads={["Keyword", "Category"]}
      rows={[{ key: "k", name: "lamp", detail: "Trending", suggestedBid: 0.5, bid }]}
      forecasts={[{ forecast, suggestedBid: 0.6 }]}
      edit={{ onBid: (_index, typed) => setBid(typed), onRemove: () => setBid(0) }}
    />
  );
}

describe("a table of bids", () => {
  it("[SPONSOR-F1] forecasts a row while its bid is typed", async () => {
    render(<Keywords start={0.6} />);
    expect(screen.getAllByText("2 to 6 clicks").length).toBeGreaterThan(0);
    expect(screen.getAllByText("about 140 impressions").length).toBeGreaterThan(0);
    const field = screen.getByRole("textbox", { name: "Bid for lamp" });
    await userEvent.clear(field);
    await userEvent.type(field, "2.5");
    expect(screen.getAllByText("2 clicks").length).toBeGreaterThan(0);
  });

  it("[SPONSOR-F3] says at a bid that cannot win what would, and takes that by its button", async () => {
    render(<Keywords start={0.2} />);
    const field = screen.getByRole("textbox", { name: "Bid for lamp" });
    const why = "0.20 cannot win: no bid below 0.40 is shown now.";
    expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      `${why}Use 0.60`,
    );
    await userEvent.click(screen.getByRole("button", { name: "Use 0.60 for lamp" }));
    expect(screen.queryByText(why)).toBeNull();
    expect(field).toHaveProperty("value", "0.60");
  });
});
