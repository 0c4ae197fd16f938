import { imageAddress } from "@marquee/api/http/image-path";
import { itemStatus } from "@marquee/domain/items/item-status";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import { useNow } from "@marquee/ui/browser/now.ts";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { Thumb } from "@marquee/ui/content/thumb.tsx";
import { ItemBadge } from "../items/item-badge.tsx";

/** The offer that something is paid for. */
export function OfferCard({ offer }: { readonly offer: Offer }) {
  const now = useNow();
  return (
    <div className="flex items-center gap-4 rounded-card border border-line-strong bg-raised p-4">
      <Thumb size={72} src={imageAddress(offer.fullImage, "w=160&h=160")} />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <p className="font-medium [overflow-wrap:anywhere]">{offer.heading}</p>
        <p className="text-small text-muted">{offer.storeName}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
          <ItemBadge item={offer} />
          {offer.validTill ? (
            <span>
              <span>{itemStatus(offer, now) === "inactive" ? "ended" : "until"}</span>{" "}
              <Instant at={offer.validTill} /> CST
            </span>
          ) : null}
        </p>
      </div>
    </div>
  );
}
