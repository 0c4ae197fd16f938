import { imageAddress } from "@marquee/api/http/image-path";
import type { ItemDates } from "@marquee/domain/items/item-status";
import { countWords } from "@marquee/domain/wire/count-words";
import { useFields } from "../../page-kit/form/fields-actor.ts";
import { useBranch } from "../companies/companies.queries.ts";
import { GoesLive } from "../items/goes-live.tsx";
import { ShopperCard, TypedText } from "../items/shopper-card.tsx";
import type { OfferForm } from "./use-offer-form.ts";

export interface OfferPreviewProps {
  readonly form: OfferForm;
  /** As it is stored; null for a new one. */
  readonly stored: ItemDates | null;
}

/** The offer as shoppers see it while it is typed, and what is still between it and them. */
export function OfferPreview({ form, stored }: OfferPreviewProps) {
  const draft = useFields(form, (fields) => fields.values);
  const branch = useBranch(draft.companyId, draft.storeId);
  return (
    <>
      <h2 className="text-body font-semibold">As shoppers see it</h2>
      <ShopperCard
        image={imageAddress(draft.fullImage, "w=500")}
        shape="aspect-[1000/550]"
        branch={branch?.storeName}
      >
        <TypedText
          text={draft.heading}
          hint="Your heading goes here"
          className="text-[1.125rem] leading-6 font-semibold tracking-[-0.014em]"
        />
        {draft.type === "Offer" ? (
          <>
            <TypedText
              text={draft.subHeading}
              hint="Your sub-heading goes here"
              className="text-small text-muted"
            />
            <p className="mt-1.5 line-clamp-2 text-small text-muted [overflow-wrap:anywhere]">
              {draft.description}
            </p>
          </>
        ) : (
          <p className="text-small text-muted">{countWords(draft.products.length, "product")}</p>
        )}
      </ShopperCard>
      <GoesLive plural="offers" item={stored} branch={branch} />
    </>
  );
}
