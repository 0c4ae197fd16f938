import { imageAddress } from "@marquee/api/http/image-path";
import { offerRules } from "@marquee/domain/offers/offer-rules";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import { ruleIssues } from "@marquee/domain/validation/rule";
import { countWords } from "@marquee/domain/wire/count-words";
import { Tag } from "lucide-react";
import { useNeighbours } from "../../page-kit/detail/use-neighbours.ts";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { ItemPage } from "../campaigns/item-page.tsx";
import { promotedOffer } from "../campaigns/promoted-items.ts";
import { shownInFact } from "../campaigns/shown-in-fact.tsx";
import { usePromoteItems } from "../campaigns/use-promote-items.tsx";
import { useCompanyBranch } from "../companies/use-company-branch.ts";
import { StoredPage } from "../history/stored-page.tsx";
import { runFacts, vendorFact } from "../items/item-facts.tsx";
import { offerPage } from "../items/item-pages.ts";
import { offerList } from "./offer-columns.tsx";
import { offerHistory } from "./offer-history-of.ts";
import { offerQuery, offerRows } from "./offers.queries.ts";
import { offerPageSearch } from "./offers.search.ts";
import { useOfferActions } from "./use-offer-actions.tsx";
import { useUndoOffers } from "./use-undo-offers.tsx";

const PARENT = { to: "/home/offers", label: "Offers and collections" } as const;

/** Where an offer is in the list that it was opened from. */
function useOfferNeighbours(id: string) {
  const client = useClient();
  const { companyId, storeId } = useCompanyBranch();
  return useNeighbours({
    list: offerList,
    path: PARENT.to,
    query: offerRows(client, companyId, storeId),
    id,
    link: offerPage,
  });
}

function LoadedOffer({ offer }: { readonly offer: Offer }) {
  const undo = useUndoOffers(offer);
  const { id, type, fullImage, products: mapped } = offer;
  const actor = useUser();
  const neighbours = useOfferNeighbours(id);
  const { promoteRow, panel } = usePromoteItems("offer", promotedOffer, { only: id });
  const { actionsOf, dialog } = useOfferActions(promoteRow);
  const { edit, copy, products, paid } = actionsOf(offer);
  return (
    <>
      <ItemPage
        item={offer}
        title={offer.heading}
        noun="offer"
        parent={PARENT}
        neighbours={neighbours}
        edit={edit}
        primary={paid}
        actions={[products, copy]}
        kindPart={
          <li>
            <Tag aria-hidden="true" />
            <span>{type}</span>
          </li>
        }
        images={[
          {
            large: imageAddress(fullImage, "w=500"),
            small: imageAddress(fullImage, "w=160&h=160"),
          },
        ]}
        content={[
          { label: "Sub heading", value: offer.subHeading },
          vendorFact(offer),
          {
            label: "Products",
            value: (
              <button type="button" className="link min-h-6" onClick={products.onSelect}>
                {countWords(mapped.length, "product")}
              </button>
            ),
          },
          { label: "Primary", value: offer.isPrimary === "Y" && "Yes" },
          { label: "Description", value: offer.description, long: true },
        ]}
        run={[shownInFact(offer), ...runFacts(offer)]}
        missing={ruleIssues(offerRules, offer, { actor }).map(({ message }) => message)}
        edits="offers.edit"
        form={{ to: "/home/offers/add", search: { id } }}
        onPromote={promoteRow && (() => promoteRow(offer))}
        panel={panel}
        history={offerHistory(id)}
        undo={undo}
      />
      {dialog}
    </>
  );
}

/** An offer or collection to read, with what the user may do with it. */
export function OfferScreen() {
  const id = useScreenSearch(offerPageSearch).id ?? "";
  return (
    <StoredPage
      key={id}
      noun="offer"
      parent={PARENT}
      query={offerQuery(useClient(), id)}
      found={{ kind: "offers", id }}
      nameOf={({ heading, storeName }) => ({ label: heading, detail: storeName })}
      history={offerHistory(id)}
    >
      {(offer) => <LoadedOffer offer={offer} />}
    </StoredPage>
  );
}
