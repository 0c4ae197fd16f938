import type { CampaignFor } from "@marquee/domain/campaigns/campaign.schema";
import { chosenItems } from "@marquee/domain/campaigns/item-form";
import type { ShopSectionValues } from "@marquee/machines/sections/shop-section.machine";
import { GroupField } from "@marquee/ui/fields/field.tsx";
import { useQuery } from "@tanstack/react-query";
import { changeFields, useField, useFields } from "../../../page-kit/form/fields-actor.ts";
import { useClient } from "../../../session/session-context.tsx";
import { PICK_SIZE, PickTable, usePicking, type PickRow } from "../../items/pick-table.tsx";
import { shopItemsQuery } from "./shop-items.queries.ts";
import type { ShopSectionForm } from "./use-shop-section-form.ts";

interface TableProps {
  readonly form: ShopSectionForm;
  readonly campaignFor: CampaignFor;
}

/** What is chosen once rows were ticked or cleared: of offers one alone, of products any number. */
function choose(
  campaignFor: CampaignFor,
  chosen: readonly string[],
  rows: readonly PickRow[],
  on: boolean,
): Partial<ShopSectionValues> {
  const ids = rows.map(({ id }) => id);
  if (campaignFor === "offer") return { offers: on ? ids.slice(0, 1) : [] };
  const rest = chosen.filter((id) => !ids.includes(id));
  return { products: on ? [...rest, ...ids] : rest };
}

function ItemsTable({ form, campaignFor }: TableProps) {
  const client = useClient();
  const picking = usePicking();
  const { page, q } = picking;
  const draft = useFields(form, ({ values }) => values);
  const { companyId, storeId } = draft;
  const items = useQuery(
    shopItemsQuery(client, { companyId, storeId, campaignFor, page, size: PICK_SIZE, q }),
  );
  const chosen = chosenItems(draft);
  const noun = campaignFor === "offer" ? "offers" : "products";
  return (
    <PickTable
      label={campaignFor === "offer" ? "Offers and collections" : "Products"}
      noun={noun}
      head={campaignFor === "offer" ? "Offer/Collection" : "Product"}
      picking={picking}
      items={items}
      chosen={chosen}
      single={campaignFor === "offer"}
      onChoose={(rows, on) => changeFields(form, choose(campaignFor, chosen, rows, on))}
      cells={[]}
      nothing={`sorry, no matching records found. This branch has no ${noun} on the shop platform.`}
    />
  );
}

/** The items of the shop that the section shows. */
export function ShopItemsField({ form, campaignFor }: TableProps) {
  const list = campaignFor === "offer" ? "offers" : "products";
  const { error } = useField(form, list);
  const { companyId, storeId } = useFields(form, ({ values }) => values);
  return (
    <GroupField
      name={list}
      label={campaignFor === "offer" ? "Offers and collections" : "Products"}
      error={error}
    >
      {() =>
        storeId === "" ? (
          <p className="rounded-control border border-line-strong px-4 py-6 text-center text-muted">
            Choose the branch first: its {list} are listed here.
          </p>
        ) : (
          <ItemsTable
            key={`${companyId} ${storeId} ${campaignFor}`}
            form={form}
            campaignFor={campaignFor}
          />
        )
      }
    </GroupField>
  );
}
