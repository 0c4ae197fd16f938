import { imageAddress } from "@marquee/api/http/image-path";
import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { chosenFirst } from "@marquee/domain/items/chosen-first";
import { itemStatus } from "@marquee/domain/items/item-status";
import { takesProducts } from "@marquee/domain/products/existing-offer";
import { useNow } from "@marquee/ui/browser/now.ts";
import { Combobox } from "@marquee/ui/fields/combobox.tsx";
import { useFields } from "../../page-kit/form/fields-actor.ts";
import { FormField } from "../../page-kit/form/form-field.tsx";
import { useChoices } from "../../page-kit/use-choices.ts";
import { useClient } from "../../session/session-context.tsx";
import { branchOffersQuery, chosenOfferQuery } from "./products.queries.ts";
import type { ProductFormActor } from "./use-product-form.ts";

const STATUS = { live: "Live", pending: "Pending", inactive: "Inactive" } as const;

export interface OfferFieldProps {
  readonly form: ProductFormActor;
  /** Why it cannot be changed; null if it can. */
  readonly locked: string | null;
}

/** The offer of the branch that shows the product. One in a running campaign takes products by a payment alone. */
export function OfferField({ form, locked }: OfferFieldProps) {
  const now = useNow();
  const storeId = useFields(form, ({ values }) => values.storeId);
  const client = useClient();
  const { rows, search } = useChoices({
    find: (words) => branchOffersQuery(client, storeId, words),
    chosen: useFields(form, ({ values }) => values.offerId),
    read: (id) => chosenOfferQuery(client, id),
  });
  return (
    <FormField
      form={form}
      name="offerId"
      label="Choose Existing Offer"
      hint="optional"
      help={
        locked ??
        (storeId === ""
          ? chosenFirst.offer
          : "Into an offer that a campaign covers, products are mapped from the offer itself.")
      }
      more={locked === null ? HELP_LINKS.mapMore : HELP_LINKS.productLocks}
    >
      {({ value, set, control }) => (
        <Combobox
          {...control}
          clearable
          disabled={locked !== null || storeId === ""}
          placeholder={storeId === "" ? "Choose a branch first" : "No offer"}
          {...search}
          empty="No offer of this branch fits."
          value={value}
          onValueChange={set}
          options={rows.map((offer) => ({
            value: offer.id,
            label: offer.heading,
            detail: `${offer.type}, ${STATUS[itemStatus(offer, now)]}`,
            image: imageAddress(offer.fullImage, "w=80&h=80"),
            disabled: offer.id !== value && !takesProducts(offer, now),
          }))}
        />
      )}
    </FormField>
  );
}
