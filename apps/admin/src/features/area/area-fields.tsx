import type { CampaignArea } from "@marquee/domain/campaigns/campaign.schema";
import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { paymentNotices } from "@marquee/domain/payments/messages";
import { Field, GroupField } from "@marquee/ui/fields/field.tsx";
import { Segment } from "@marquee/ui/fields/segment.tsx";
import {
  changeFields,
  messageAt,
  useFields,
  type FieldsActor,
} from "../../page-kit/form/fields-actor.ts";
import type { StateWithCities } from "../geography/geography-index.ts";
import { AreaPicker } from "./area-picker.tsx";
import type { AreaValues } from "./count-area-places.ts";

export interface AreaFieldsProps {
  readonly form: FieldsActor<AreaValues>;
  readonly label: string;
  /** How the three kinds of areas are called. */
  readonly names: Readonly<Record<CampaignArea, string>>;
  /** The part of the map to choose from. */
  readonly states: readonly StateWithCities[];
  /** A few words after the label of the places. */
  readonly placesHint?: string | undefined;
  /** While a payment for them is under way. */
  readonly disabled: boolean;
  /** Changes the plan together with what depends on its area. */
  readonly onArea: (area: CampaignArea) => void;
}

const KINDS = ["city", "state", "country"] as const satisfies readonly CampaignArea[];

/** The rules name the list of cities for every kind of area: that an area covers nothing shows at the control in sight. */
const RULED = "cityList";

/** The kind of an area, and its cities or states. */
export function AreaFields(props: AreaFieldsProps) {
  const { form, label, names, states, placesHint, disabled, onArea } = props;
  const { campaignArea: area, cityList, stateList } = useFields(form, ({ values }) => values);
  const ofKind = useFields(form, (fields) => messageAt(fields, "campaignArea"));
  const ofPlaces = useFields(
    form,
    (fields) => messageAt(fields, RULED) ?? messageAt(fields, "stateList"),
  );
  const leave = (name: string) => form.send({ type: "field.blurred", name });
  return (
    <>
      <GroupField
        name="campaignArea"
        label={label}
        help={disabled ? paymentNotices.planHeld : undefined}
        more={HELP_LINKS.payment}
        error={ofKind ?? (area === "country" ? ofPlaces : undefined)}
      >
        {() => (
          <div className="max-w-md" onBlur={() => leave("campaignArea")}>
            <Segment
              aria-label={label}
              value={area}
              choices={KINDS.map((kind) => ({ value: kind, label: names[kind] }))}
              disabled={disabled}
              onValueChange={onArea}
            />
          </div>
        )}
      </GroupField>
      {area === "city" || area === "state" ? (
        <Field
          key={area}
          name={RULED}
          label={area === "city" ? "Cities" : "States or provinces"}
          error={ofPlaces}
          hint={placesHint}
        >
          {(control) => (
            <div className="contents" onBlur={() => leave(RULED)}>
              <AreaPicker
                control={control}
                kind={area}
                states={states}
                chosen={area === "city" ? cityList : stateList}
                disabled={disabled}
                onChoose={(ids) =>
                  changeFields(form, area === "city" ? { cityList: ids } : { stateList: ids })
                }
              />
            </div>
          )}
        </Field>
      ) : null}
    </>
  );
}
