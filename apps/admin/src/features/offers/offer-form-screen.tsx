import { itemStatus } from "@marquee/domain/items/item-status";
import { emptyOffer } from "@marquee/domain/offers/offer-draft";
import { offerRules } from "@marquee/domain/offers/offer-rules";
import type { Offer, OfferDraft } from "@marquee/domain/offers/offer.schema";
import { toastRules } from "@marquee/domain/validation/rule";
import { now } from "@marquee/ui/browser/now.ts";
import { Button } from "@marquee/ui/controls/button.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Megaphone } from "lucide-react";
import { useRef } from "react";
import { useFields } from "../../page-kit/form/fields-actor.ts";
import { FormPage } from "../../page-kit/form/form-page.tsx";
import { FormOutline } from "../../page-kit/outline/form-outline.tsx";
import { PageHeader } from "../../page-kit/page-header.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { openedFrom } from "../../page-kit/way-back.ts";
import { usePermission } from "../../session/permission.ts";
import { useClient } from "../../session/session-context.tsx";
import { useOnlyBranch } from "../companies/companies.queries.ts";
import { offerPage } from "../items/item-pages.ts";
import { promoteAddress } from "../items/promote-address.ts";
import { useItemStart } from "../items/use-item-start.ts";
import { offersAndProductsShownAs } from "../products/products-shown-as.tsx";
import { OfferFields } from "./offer-fields.tsx";
import { OfferPreview } from "./offer-preview.tsx";
import { type KnownPrimary, offerQuery } from "./offers.queries.ts";
import { offerSearch } from "./offers.search.ts";
import { useOfferForm } from "./use-offer-form.ts";

/** The stored offer that the form has loaded; it is not fetched twice. Null for a new one, and until it has come. */
function useStoredOffer(id: string | null): Offer | null {
  const client = useClient();
  const stored = useQuery({
    ...offerQuery(client, id ?? ""),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return stored.data ?? null;
}

const TOASTS = toastRules(offerRules);
const LIST = { to: "/home/offers", label: "Offers and collections" } as const;
/** Pending until a campaign covers it. */
const NEW_ROW_AT = { tab: "pending" } as const;

interface OpenedProps {
  readonly id: string | null;
  readonly values: OfferDraft;
}

function Opened({ id, values }: OpenedProps) {
  const primary = useRef<KnownPrimary>(undefined);
  const form = useOfferForm(id, values, primary);
  const stored = useStoredOffer(id);
  const type = useFields(form, (fields) => fields.values.type);
  const heading = useFields(form, (fields) => fields.values.heading);
  const isNew = id === null;
  // whether it is an offer or a collection is known once it is loaded
  const known = type === "Collection" ? "collection" : "offer";
  const noun = isNew || stored !== null ? known : "offer or collection";
  const offerId = useFields(form, (fields) => fields.values.id);
  const mayPromote = usePermission("campaigns.create").allowed;
  const status = stored === null ? "pending" : itemStatus(stored, now());
  const promote =
    mayPromote && status !== "live" ? promoteAddress("/home/offers", offerId, status) : undefined;
  const parent = isNew ? LIST : openedFrom(LIST, { ...offerPage({ id }), label: type });
  const add = type === "Collection" ? "Add Collection" : "Add";
  return (
    <FormPage
      form={form}
      shownAs={offersAndProductsShownAs}
      title={isNew ? `Add ${type === "Collection" ? "a" : "an"} ${noun}` : `Edit ${noun}`}
      parent={parent}
      of={{ noun: "offer", list: LIST }}
      newRowAt={NEW_ROW_AT}
      here={isNew ? "New" : "Edit"}
      submit={isNew ? add : "Save"}
      purpose={isNew ? `this ${noun} can be added` : `this ${noun} can be saved`}
      saved={{
        title: `${type} ${isNew ? "added" : "saved"}`,
        detail: heading,
        destination: parent === LIST ? "Taking you to the offers" : "Taking you back to it",
        next: promote && { ...promote, label: "Promote it" },
      }}
      action={
        promote && stored ? (
          <Button asChild>
            <Link {...promote}>
              <Megaphone className="size-4" aria-hidden="true" />
              Promote
            </Link>
          </Button>
        ) : null
      }
      toasts={TOASTS}
      aside={<OfferPreview form={form} stored={stored} />}
    >
      <OfferFields form={form} primary={primary} stored={stored} />
    </FormPage>
  );
}

/** A new offer starts with the branch chosen if there is but one. */
function OfferForm({ id }: { readonly id: string | null }) {
  const start = useItemStart(id, emptyOffer);
  const only = useOnlyBranch(id === null && start.storeId === "" ? start.companyId : null);
  if (only.isAwaited)
    return (
      <FormOutline header={<PageHeader title="Add an offer" parent={LIST} here="New" />} hasAside />
    );
  return <Opened id={id} values={{ ...start, storeId: start.storeId || only.storeId }} />;
}

/** The offer and collection form; with an id in the address it edits. */
export function OfferFormScreen() {
  const { id } = useScreenSearch(offerSearch);
  return <OfferForm key={id ?? "new"} id={id ?? null} />;
}
