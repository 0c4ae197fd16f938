import { formatCount } from "@marquee/ui/content/format-count.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { Address } from "../../page-kit/address.ts";
import { DetailSection } from "../../page-kit/detail/detail-section.tsx";
import type { ListDefinition } from "../../page-kit/list/list-definition.ts";
import { readListState } from "../../page-kit/list/list-state.ts";
import { pageQuery, type ListQuery } from "../../page-kit/list/use-list-rows.ts";
import { usePermission } from "../../session/permission.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { campaignList } from "../campaigns/campaign-columns.tsx";
import { campaignRows } from "../campaigns/campaigns.queries.ts";
import { useBranches } from "../companies/companies.queries.ts";
import { ITEM_TABS } from "../items/item-tabs.ts";
import { offerList } from "../offers/offer-columns.tsx";
import { offerRows } from "../offers/offers.queries.ts";
import { productList } from "../products/product-columns.tsx";
import { productRows } from "../products/products.queries.ts";

export interface OwnedListsProps {
  readonly companyId: string;
  /** The branch that they are narrowed to; null for all of the company. */
  readonly storeId: string | null;
}

const CAMPAIGN_TABS = [
  { value: "active", label: "Active" },
  { value: "inactive", label: "Inactive" },
] as const;

interface OwnedListProps extends OwnedListsProps {
  readonly label: string;
  readonly to: Address["to"];
  readonly list: ListDefinition;
  readonly tabs: readonly { readonly value: string; readonly label: string }[];
  readonly query: ListQuery<object>;
  readonly narrows: boolean;
}

/** Whether the user's lists can show what an owner has, and nothing else: those of a merchant have all of the company (SCREEN-R5). */
function useNarrows({ companyId, storeId }: OwnedListsProps): boolean {
  const user = useUser();
  const actsAcross = usePermission("companies.select").allowed;
  const branches = useBranches(companyId).data?.total;
  return actsAcross || storeId === null || user.storeId === storeId || branches === 1;
}

/** A list by its tabs, with how many are behind each. */
function OwnedList(props: OwnedListProps) {
  const { label, to, list, tabs, query, narrows, companyId, storeId } = props;
  const { data, isError } = useQuery(pageQuery(query, readListState(list, {})));
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line py-2 last:border-0">
      <dt className="min-w-44 flex-1 font-medium">{label}</dt>
      <dd className="flex flex-wrap gap-x-4 gap-y-1 text-small">
        {tabs.map((tab) => {
          const count = data?.counts?.[tab.value];
          const text = (
            <>
              <span>{tab.label}</span>{" "}
              <span className="figures">
                {count === undefined ? (isError ? "?" : "…") : formatCount(count)}
              </span>
            </>
          );
          if (!narrows) return <span key={tab.value}>{text}</span>;
          return (
            <Link
              key={tab.value}
              to={to}
              search={{ tab: tab.value, company: companyId, branch: storeId ?? undefined }}
              aria-label={`${label}: ${tab.label} ${count ?? ""}`}
              className="link"
            >
              {text}
            </Link>
          );
        })}
      </dd>
    </div>
  );
}

/** What a company, or one of its branches, sells and promotes: each status with its count leads to that list. */
export function OwnedLists({ companyId, storeId }: OwnedListsProps) {
  const client = useClient();
  const narrows = useNarrows({ companyId, storeId });
  const owner = { companyId, storeId, narrows };
  return (
    <DetailSection title="What it sells and promotes">
      <dl>
        <OwnedList
          label="Offers and collections"
          to="/home/offers"
          list={offerList}
          tabs={ITEM_TABS}
          query={offerRows(client, companyId, storeId)}
          {...owner}
        />
        <OwnedList
          label="Products"
          to="/home/products"
          list={productList}
          tabs={ITEM_TABS}
          query={productRows(client, companyId, storeId)}
          {...owner}
        />
        <OwnedList
          label="Flyer campaigns"
          to="/home/campaign/campaignList"
          list={campaignList}
          tabs={CAMPAIGN_TABS}
          query={campaignRows(client, "flyer", companyId, storeId)}
          {...owner}
        />
        <OwnedList
          label="Sponsored campaigns"
          to="/home/campaign/sponsoredCampaignList"
          list={campaignList}
          tabs={CAMPAIGN_TABS}
          query={campaignRows(client, "sponsored", companyId, storeId)}
          {...owner}
        />
      </dl>
    </DetailSection>
  );
}
