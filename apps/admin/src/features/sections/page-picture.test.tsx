import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { exampleSection } from "../../testing/example-section.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { PagePicture } from "./page-picture.tsx";

const section = (name: string) => ({
  ...exampleSection,
  id: name,
  name,
  startDate: "2020-01-01",
  endDate: "2099-01-01",
  configStartDate: "2020-01-01",
  isOfferSection: "Y" as const,
  isProductSection: "Y" as const,
});
const OPEN = ["Top", "Fresh", "End"].map(section);

serveCalls(({ pathname }) =>
  listResponse(pathname.includes("getSectionListByCategory") ? OPEN : []),
);

const TAKEN = [{ id: "r", section: "Fresh", category: "", page: "", suggestedBid: 0.5, bid: 1 }];

function Picture() {
  const [value, setValue] = useState("");
  return (
    <PagePicture
      category="Trending"
      campaignFor="offer"
      value={value}
      taken={TAKEN}
      onChoose={({ id }) => setValue(id)}
    />
  );
}

describe("the drawing of a page", () => {
  it("[SECTION-C3] has its sections as radio buttons, those in the list already apart", async () => {
    await renderScreen(<Picture />);
    const picture = within(
      screen.getByRole("radiogroup", { name: "Sections on the Offer page, Trending" }),
    );
    const top = await picture.findByRole("radio", { name: /^Top/ });
    expect(picture.getByRole("radio", { name: /^Fresh\s+In the list/ })).toHaveProperty(
      "disabled",
      true,
    );
    await userEvent.click(top);
    expect(top).toHaveProperty("checked", true);
    await userEvent.keyboard("{ArrowDown}");
    expect(picture.getByRole("radio", { name: /^End/ })).toHaveProperty("checked", true);
  });
});
