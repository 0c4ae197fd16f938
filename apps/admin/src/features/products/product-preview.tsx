import { imageAddress } from "@marquee/api/http/image-path";
import type { ItemDates } from "@marquee/domain/items/item-status";
import { isFilled } from "@marquee/domain/validation/typed-values";
import { Money } from "@marquee/ui/content/money.tsx";
import { useFields, type FieldsActor } from "../../page-kit/form/fields-actor.ts";
import { useBranch } from "../companies/companies.queries.ts";
import { GoesLive } from "../items/goes-live.tsx";
import { ShopperCard, TypedText } from "../items/shopper-card.tsx";
import type { ProductContent } from "./product-content.ts";

function Price({ draft }: { readonly draft: ProductContent }) {
  const { actualPrice, offerPrice, discountType, discountPerc, discountMessage } = draft;
  if (offerPrice === null) return null;
  const isLower = discountType === "percentage" && offerPrice !== actualPrice;
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
      <span className="text-[1.125rem] leading-6 font-semibold">
        <Money amount={offerPrice} currency />
      </span>
      {isLower && actualPrice !== null ? (
        <>
          <s className="text-small text-muted">
            <Money amount={actualPrice} />
          </s>
          <span className="text-small font-medium text-ok-sign">{discountPerc} % off</span>
        </>
      ) : null}
      {discountType === "message" && isFilled(discountMessage) ? (
        <span className="text-small font-medium text-ok-sign [overflow-wrap:anywhere]">
          {discountMessage}
        </span>
      ) : null}
    </p>
  );
}

export interface ProductPreviewProps {
  readonly form: FieldsActor<ProductContent>;
  readonly plural: string;
  /** As it is stored; null for something new. */
  readonly stored: ItemDates | null;
}

/** A product or variant as shoppers see it while it is typed, and what is still between it and them. */
export function ProductPreview({ form, plural, stored }: ProductPreviewProps) {
  const draft = useFields(form, (fields) => fields.values);
  const branch = useBranch(draft.companyId, draft.storeId);
  return (
    <>
      <h2 className="text-body font-semibold">As shoppers see it</h2>
      <ShopperCard
        image={imageAddress(draft.images[0] ?? null, "w=500")}
        shape="aspect-square"
        branch={branch?.storeName}
      >
        <p className="line-clamp-2 text-small text-muted [overflow-wrap:anywhere]">{draft.brand}</p>
        <TypedText
          text={draft.name}
          hint="Its name goes here"
          className="text-[1.125rem] leading-6 font-semibold tracking-[-0.014em]"
        />
        <TypedText
          text={draft.heading}
          hint="Its heading goes here"
          className="text-small text-muted"
        />
        <Price draft={draft} />
        <p className="text-small text-muted">{draft.shippingType}</p>
      </ShopperCard>
      <GoesLive plural={plural} item={stored} branch={branch} />
    </>
  );
}
