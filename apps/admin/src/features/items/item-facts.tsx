import { itemRatingText } from "@marquee/domain/items/item-rating";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { Link } from "@tanstack/react-router";
import { FolderTree, Store } from "lucide-react";
import { ChangedText } from "../../page-kit/detail/changed-text.tsx";
import type { Fact } from "../../page-kit/detail/fact-list.tsx";
import { WebLink } from "../../page-kit/detail/outward-links.tsx";
import { ShownValue } from "../../page-kit/form/shown-value.tsx";
import { itemShownAs } from "./item-shown-as.ts";

/** The fields that offers, products and variants share, as far as their pages show them. */
export interface ReadItem {
  readonly companyId: string;
  readonly storeId: string;
  readonly storeName: string;
  readonly categories: readonly string[];
  readonly vendorUrl: string;
  readonly marketPlace: readonly string[];
  readonly validFrom: string | null;
  readonly validTill: string | null;
  readonly totalRating: number;
  readonly avgRating: number;
  readonly createdBy: string;
  readonly createdOn: string;
  readonly updatedBy: string | null;
  readonly updatedOn: string | null;
}

/** Its branch and its category, for the line under its title. */
export function ItemLead({ item }: { readonly item: ReadItem }) {
  return (
    <>
      <li>
        <Store aria-hidden="true" />
        <Link to="/home/branches/view" search={{ id: item.storeId }} className="link">
          {item.storeName}
        </Link>
      </li>
      {item.categories.length === 0 ? null : (
        <li>
          <FolderTree aria-hidden="true" />
          <ShownValue
            name="categories"
            value={item.categories}
            values={item}
            shownAs={itemShownAs}
          />
        </li>
      )}
    </>
  );
}

/** The page of the shop that an item leads to, without what every address begins with. */
export const vendorFact = ({ vendorUrl }: ReadItem): Fact => ({
  label: "Web address",
  value: vendorUrl && <WebLink to={vendorUrl} />,
});

/** Where and when it is shown, its ratings, and who created and changed it. */
export const runFacts = (item: ReadItem): readonly Fact[] => [
  { label: "Sold in", value: item.marketPlace.join(", ") },
  {
    label: "Runs, CST",
    value:
      item.validFrom === null ? (
        <span className="text-muted">Not yet</span>
      ) : (
        <>
          <Instant at={item.validFrom} form="day" /> –{" "}
          <Instant at={item.validTill} form="lastDay" />
        </>
      ),
  },
  { label: "Rating", value: item.totalRating > 0 && itemRatingText(item) },
  { label: "Added", value: <ChangedText by={item.createdBy} on={item.createdOn} /> },
  {
    label: "Changed",
    value: item.updatedOn && <ChangedText by={item.updatedBy} on={item.updatedOn} />,
  },
];
