import type { Ability } from "@marquee/domain/access/ability";
import type { ReactNode } from "react";
import type { Address, NamedAddress } from "../../page-kit/address.ts";
import { DetailImages, type DetailImage } from "../../page-kit/detail/detail-images.tsx";
import { DetailPage } from "../../page-kit/detail/detail-page.tsx";
import { DetailSection } from "../../page-kit/detail/detail-section.tsx";
import { FactList, type Fact } from "../../page-kit/detail/fact-list.tsx";
import type { Neighbours } from "../../page-kit/detail/use-neighbours.ts";
import type { RowAction } from "../../page-kit/list/list-definition.ts";
import type { UndoOfEntry } from "../history/history-entries.tsx";
import { HistorySection } from "../history/history-section.tsx";
import type { HistoryOf } from "../history/history.queries.ts";
import { ItemBadge } from "../items/item-badge.tsx";
import { ItemLead, type ReadItem } from "../items/item-facts.tsx";
import { tabOfItem } from "../items/item-tabs.ts";
import { WhyLive, type AskedItem } from "../items/why-live.tsx";
import { useWhyTitle } from "../items/why-not-live-panel.tsx";
import { SectionShopItems } from "../sections/section-shop-items.tsx";
import { ItemCampaigns } from "./item-campaigns.tsx";
import { ItemFigures } from "./item-figures.tsx";

export interface ItemPageProps {
  readonly item: ReadItem & AskedItem;
  readonly title: string;
  /** What it is, in small letters: "offer". */
  readonly noun: string;
  /** The list. */
  readonly parent: NamedAddress;
  readonly neighbours: Neighbours | null;
  /** What the user may do with it; the first is the primary one. */
  readonly edit: RowAction | null;
  readonly primary: RowAction | null;
  readonly actions: readonly (RowAction | null)[];
  /** What kind of item it is, before its branch and category. */
  readonly kindPart: ReactNode;
  readonly images: readonly DetailImage[];
  readonly content: readonly Fact[];
  readonly run: readonly Fact[];
  /** What its form finds missing in it. */
  readonly missing: readonly string[];
  readonly edits: Ability;
  readonly form: Address;
  /** Promotes it in a panel beside the page; null for users who may not. */
  readonly onPromote: (() => void) | null;
  /** That panel; null while it is closed. */
  readonly panel: ReactNode;
  readonly history: HistoryOf;
  /** What undoes an entry of it. */
  readonly undo?: UndoOfEntry | undefined;
}

/** The page of an offer, a product or a variant: what it is, what came of it, why it is live or not, and what became of it. */
export function ItemPage(props: ItemPageProps) {
  const { item, title, noun, edit, primary, actions, missing, edits, form, onPromote } = props;
  const whyTitle = useWhyTitle(item);
  return (
    <DetailPage
      title={title}
      noun={noun}
      badge={<ItemBadge item={item} />}
      parent={props.parent}
      id={item.id}
      here={tabOfItem(item).label}
      neighbours={props.neighbours}
      edit={edit}
      primary={primary}
      actions={actions.filter((action) => action !== null)}
      lead={
        <>
          {props.kindPart}
          <ItemLead item={item} />
        </>
      }
      panel={props.panel}
      asideLabel="Status and history"
      aside={
        <>
          <DetailSection title={whyTitle}>
            <div>
              <WhyLive
                item={item}
                missing={missing}
                edits={edits}
                form={form}
                promotion={onPromote ?? undefined}
              />
            </div>
          </DetailSection>
          <HistorySection thing={item} undo={props.undo} {...props.history} />
        </>
      }
    >
      <div className="grid gap-x-6 gap-y-4 @2xl:grid-cols-[14.75rem_minmax(0,1fr)_minmax(0,1fr)]">
        <DetailImages images={props.images} />
        <FactList facts={props.content} />
        <FactList facts={props.run} />
      </div>
      <ItemFigures name={title} itemId={item.id} />
      <ItemCampaigns itemId={item.id} />
      <SectionShopItems title="In sections for Shopify stores" of={{ itemId: item.id }} />
    </DetailPage>
  );
}
