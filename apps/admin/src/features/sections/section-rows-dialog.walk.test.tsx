import type { SponsoredSectionRow } from "@marquee/domain/items/sponsored-fields.schema";
import type { Section } from "@marquee/domain/sections/section.schema";
import { screen } from "@testing-library/react";
import { it } from "vitest";
import { walkRows } from "../../testing/rows-walk.tsx";
import { findOffered } from "../../testing/screen-controls.ts";
import { listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { SectionRowsView } from "./section-rows-dialog.tsx";

const section = (id: string): Section => ({
  id,
  name: id,
  active: "Y",
  orderNo: 0,
  tabName: "Offer",
  category: "Trending",
  categoryName: "Trending",
  isOfferSection: "Y",
  isProductSection: "Y",
  startDate: "2020-01-01",
  endDate: "2099-01-01",
  configStartDate: "2020-01-01",
  createdBy: "",
  createdOn: "2020-01-01T06:00:00.000Z",
  updatedBy: "",
  updatedOn: "2020-01-01T06:00:00.000Z",
  version: 1,
});

// one is named as the row that the paths refuse
serveCalls(({ pathname }) =>
  listResponse(
    pathname.includes("getSectionListByCategory") ? [section("linen"), section("?")] : [],
  ),
);

const FIELD = "Sponsored section";

it("[MACH-C10] [MACH-C11] the sections of a campaign show and offer what they must in every state, and every transition can be taken", () =>
  walkRows<SponsoredSectionRow>("sectionRows", {
    dialog: (actor) => <SectionRowsView actor={actor} campaignFor="offer" />,
    field: FIELD,
    offers: ["Offer", "Category", FIELD, "Bid, CAD"],
    mayOffer: [/until Dec/],
    add: "Add Section",
    save: "Save Section",
    type: ({ value }) => {
      const field = findOffered(FIELD);
      return (
        field &&
        (async (user) => {
          await user.click(field);
          await user.click(await screen.findByRole("option", { name: new RegExp(`^\\${value}`) }));
        })
      );
    },
  }));
