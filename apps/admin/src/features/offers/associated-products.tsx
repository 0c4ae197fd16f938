import { imageAddress } from "@marquee/api/http/image-path";
import { HELP_LINKS } from "@marquee/domain/help/help-links";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import type { ProductSummary } from "@marquee/domain/products/product.schema";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { Thumb } from "@marquee/ui/content/thumb.tsx";
import { Pagination } from "@marquee/ui/controls/pagination.tsx";
import { Dialog } from "@marquee/ui/overlays/dialog.tsx";
import { useQuery } from "@tanstack/react-query";
import { Package } from "lucide-react";
import { useState } from "react";
import { NoRecords } from "../../page-kit/list/no-records.tsx";
import { WhenLoaded } from "../../page-kit/when-loaded.tsx";
import { useClient } from "../../session/session-context.tsx";
import { mappedProductsQuery } from "./offers.queries.ts";

const HEADS = ["Product name", "Brand", "Heading", "Campaign", "Start date", "End date, CST"];
const PAGE = 10;

function Row({ product }: { readonly product: ProductSummary }) {
  return (
    <tr className="h-14 border-b border-line last:border-0 [&>td]:px-2 [&>td]:py-2">
      <td>
        <Thumb src={imageAddress(product.images[0] ?? null, "w=80&h=80")} />
      </td>
      <td className="font-medium">{product.name}</td>
      <td>{product.brand}</td>
      <td className="text-muted">{product.heading}</td>
      <td>{product.campaignName ?? "–"}</td>
      <td className="text-right">
        <Instant at={product.validFrom} form="lines" />
      </td>
      <td className="text-right">
        <Instant at={product.validTill} form="lines" />
      </td>
    </tr>
  );
}

function Products({ offer }: { readonly offer: Offer }) {
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(PAGE);
  const query = useQuery(mappedProductsQuery(useClient(), offer.id, page, size));
  return (
    <WhenLoaded query={query}>
      {({ rows, total }) =>
        total === 0 ? (
          <NoRecords icon={<Package />} help={HELP_LINKS.associatedProducts} />
        ) : (
          <>
            <div
              className="overflow-x-auto"
              tabIndex={0}
              role="region"
              aria-label="Associated products"
            >
              <table className="w-full min-w-[45rem] border-collapse">
                <caption className="sr-only">Products of {offer.heading}</caption>
                <thead>
                  <tr className="h-9 border-b border-line text-left text-tiny whitespace-nowrap text-muted [&>th]:px-2 [&>th]:font-medium">
                    <th scope="col">
                      <span className="sr-only">Image</span>
                    </th>
                    {HEADS.map((head) => (
                      <th
                        key={head}
                        scope="col"
                        className={head.includes(" date") ? "text-right" : undefined}
                      >
                        {head}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody className={query.isPlaceholderData ? "opacity-60" : undefined}>
                  {rows.map((product) => (
                    <Row key={product.id} product={product} />
                  ))}
                </tbody>
              </table>
            </div>
            <Pagination
              label="Pages of associated products"
              page={page}
              size={size}
              total={total}
              onPageChange={setPage}
              onSizeChange={(next) => {
                setSize(next);
                setPage(1);
              }}
            />
          </>
        )
      }
    </WhenLoaded>
  );
}

export interface AssociatedProductsProps {
  /** Whose products are shown; null while the dialog is closed. */
  readonly offer: Offer | null;
  readonly onClose: () => void;
}

/** What is mapped to an offer, ten on a page. */
export function AssociatedProducts({ offer, onClose }: AssociatedProductsProps) {
  return (
    <Dialog
      open={offer !== null}
      onOpenChange={onClose}
      width="wide"
      title="Associated Products"
      description={offer?.heading}
    >
      {offer ? <Products offer={offer} /> : null}
    </Dialog>
  );
}
