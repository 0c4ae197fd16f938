import type { CampaignFor } from "@marquee/domain/campaigns/campaign.schema";
import { countItems } from "@marquee/domain/campaigns/flyer/flyer-rate";
import { chosenItems } from "@marquee/domain/campaigns/item-form";
import { Button } from "@marquee/ui/controls/button.tsx";
import { GroupField } from "@marquee/ui/fields/field.tsx";
import { Segment } from "@marquee/ui/fields/segment.tsx";
import { useState, type ReactNode } from "react";
import {
  changeFields,
  areValid,
  useField,
  useFields,
} from "../../../../page-kit/form/fields-actor.ts";
import { FormGroup } from "../../../../page-kit/form/form-field.tsx";
import { PlanStep } from "../../../payments/plan-step.tsx";
import { campaignForChosen, itemsChosen, type CampaignForm } from "./campaign-form.ts";
import { ChosenItems } from "./chosen-items.tsx";
import { ItemTable } from "./item-table.tsx";
import type { PickableItem, PickableStatus } from "./pickable-item.ts";
import { useChosenItems } from "./use-chosen-items.ts";

const KINDS = [
  { value: "offer", label: "Offer/Collection" },
  { value: "product", label: "Product" },
] as const satisfies readonly { readonly value: CampaignFor; readonly label: string }[];

export interface ItemsStepProps {
  readonly form: CampaignForm;
  readonly disabled: boolean;
  /** Which items of the branch can be chosen. */
  readonly status: PickableStatus;
  /** Said if there is none. */
  readonly nothing: (noun: string) => string;
  /** Follows how many are chosen. */
  readonly note?: ReactNode;
  /** Whether a plan of what is chosen is set: then the table of items is folded, and opens on demand. */
  readonly planSet?: boolean;
  /** Receives each item that is ticked, as it is now. */
  readonly onSeen?: (items: readonly PickableItem[]) => void;
  /** Why an item cannot be ticked now. */
  readonly blocked?: (item: PickableItem) => string | undefined;
}

/** What is promoted. */
export function ItemsStep(props: ItemsStepProps) {
  const { form, disabled, status, nothing, note, onSeen, blocked, planSet = false } = props;
  const plan = useFields(form, ({ values }) => values);
  const done = useFields(form, (fields) => areValid(fields, "campaignFor", "offers", "products"));
  const { campaignFor, storeId } = plan;
  const ids = chosenItems(plan);
  const { items, remember } = useChosenItems(campaignFor, storeId, ids);
  const [choosing, setChoosing] = useState(ids.length === 0);
  const [wasSet, setWasSet] = useState(planSet);
  if (planSet !== wasSet) {
    setWasSet(planSet);
    if (planSet) setChoosing(false);
  }
  const open = (choosing || ids.length === 0) && !disabled;
  const list = campaignFor === "product" ? "products" : "offers";
  const { error } = useField(form, list);
  const choose = (kind: CampaignFor, rows: readonly PickableItem[], on: boolean) => {
    remember(rows);
    onSeen?.(rows);
    const rest = ids.filter((id) => !rows.some((row) => row.id === id));
    changeFields(form, itemsChosen(kind, on ? [...rest, ...rows.map(({ id }) => id)] : rest));
  };
  return (
    <PlanStep
      number={2}
      title="Items"
      done={done}
      hint={
        campaignFor !== "" && ids.length > 0 ? (
          <>
            {countItems(ids.length, campaignFor)} chosen. {note}
          </>
        ) : (
          "What shoppers see"
        )
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
        <FormGroup form={form} name="campaignFor" label="Create campaign for">
          {({ value }) => (
            <div className="max-w-sm">
              <Segment
                aria-label="Create campaign for"
                value={value}
                choices={KINDS}
                onValueChange={(kind) => changeFields(form, campaignForChosen(kind))}
              />
            </div>
          )}
        </FormGroup>
      ) : null}
      {ids.length > 0 && campaignFor !== "" ? (
        // on a narrow screen the table itself shows what is chosen
        <div className={open ? "max-md:hidden" : ""}>
          <ChosenItems
            items={items}
            onRemove={
              disabled
                ? undefined
                : (id) =>
                    changeFields(
                      form,
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
        // the table is no single field: leaving its search or its ticks must not report the items as missing
        <GroupField
          name={list}
          label={campaignFor === "product" ? "Products" : "Offers and collections"}
          error={error}
        >
          {() =>
            storeId === "" ? (
              <p className="rounded-control border border-line-strong px-4 py-6 text-center text-muted">
                Choose the branch first: its {list} are listed here.
              </p>
            ) : (
              <ItemTable
                key={`${storeId} ${campaignFor}`}
                campaignFor={campaignFor}
                storeId={storeId}
                status={status}
                nothing={nothing(list)}
                blocked={blocked}
                chosen={ids}
                onChoose={(rows, on) => choose(campaignFor, rows, on)}
              />
            )
          }
        </GroupField>
      ) : null}
    </PlanStep>
  );
}
