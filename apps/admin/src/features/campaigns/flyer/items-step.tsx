import { chosenItems } from "@marquee/domain/campaigns/item-form";
import type { CampaignFor } from "@marquee/domain/campaigns/campaign.schema";
import { countItems, nextThreshold } from "@marquee/domain/campaigns/flyer-rate";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { GroupField } from "../../../ui/field.tsx";
import { Segment } from "../../../ui/segment.tsx";
import { ChosenItems } from "./chosen-items.tsx";
import { ItemTable } from "./item-table.tsx";
import type { PickableItem } from "./pickable-item.ts";
import { campaignForChosen, itemsChosen } from "./plan-changes.ts";
import { PlanStep } from "./plan-step.tsx";
import type { Plan } from "./use-plan.ts";
import { useChosenItems } from "./use-chosen-items.ts";

const KINDS = [
  { value: "offer", label: "Offer/Collection" },
  { value: "product", label: "Product" },
] as const satisfies readonly { readonly value: CampaignFor; readonly label: string }[];

export interface ItemsStepProps {
  readonly plan: Plan;
  readonly disabled: boolean;
}

/** What is promoted. */
export function ItemsStep({ plan, disabled }: ItemsStepProps) {
  const { campaignFor, storeId } = plan.values;
  const ids = chosenItems(plan.values);
  const { items, remember } = useChosenItems(campaignFor, storeId, ids);
  const [choosing, setChoosing] = useState(ids.length === 0);
  const open = (choosing || ids.length === 0) && !disabled;
  const error = plan.errorAt("offers") ?? plan.errorAt("products");
  const choose = (kind: CampaignFor, rows: readonly PickableItem[], on: boolean) => {
    remember(rows);
    const rest = ids.filter((id) => !rows.some((row) => row.id === id));
    plan.change(itemsChosen(kind, on ? [...rest, ...rows.map(({ id }) => id)] : rest));
  };
  return (
    <PlanStep
      number={2}
      title="Items"
      done={plan.isSound("campaignFor", "offers", "products")}
      hint={
        campaignFor !== "" && ids.length > 0
          ? `${countItems(ids.length, campaignFor)} chosen. ${nextThreshold(ids.length, campaignFor).text}`
          : "What shoppers see"
      }
      aside={
        ids.length > 0 && !disabled ? (
          <Button size="sm" variant="ghost" onClick={() => setChoosing(!open)}>
            {open ? "Done" : campaignFor === "product" ? "Choose products" : "Choose offers"}
          </Button>
        ) : undefined
      }
    >
      {open ? (
        <div data-field="campaignFor">
          <GroupField label="Create campaign for" error={plan.errorAt("campaignFor")}>
            {() => (
              <div className="max-w-sm">
                <Segment
                  aria-label="Create campaign for"
                  value={campaignFor}
                  choices={KINDS}
                  onValueChange={(kind) => plan.change(campaignForChosen(kind))}
                />
              </div>
            )}
          </GroupField>
        </div>
      ) : null}
      {ids.length > 0 && campaignFor !== "" ? (
        // narrow, the table itself says what is chosen
        <div className={open ? "max-md:hidden" : ""}>
          <ChosenItems
            items={items}
            onRemove={
              disabled
                ? undefined
                : (id) =>
                    plan.change(
                      itemsChosen(
                        campaignFor,
                        ids.filter((each) => each !== id),
                      ),
                    )
            }
          />
        </div>
      ) : null}
      {open && campaignFor !== "" ? (
        <div data-field="offers products">
          <GroupField
            label={campaignFor === "product" ? "Products" : "Offers and collections"}
            error={error}
          >
            {() =>
              storeId === "" ? (
                <p className="rounded-control border border-line-strong px-4 py-6 text-center text-muted">
                  Choose the branch first: its {campaignFor === "product" ? "products" : "offers"}{" "}
                  are listed here.
                </p>
              ) : (
                <ItemTable
                  key={`${storeId} ${campaignFor}`}
                  campaignFor={campaignFor}
                  storeId={storeId}
                  chosen={ids}
                  onChoose={(rows, on) => choose(campaignFor, rows, on)}
                />
              )
            }
          </GroupField>
        </div>
      ) : null}
    </PlanStep>
  );
}
