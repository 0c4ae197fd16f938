import { Megaphone } from "lucide-react";
import { firstRows } from "../../page-kit/first-rows.ts";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { savedCompanyBranch } from "../companies/use-company-branch.ts";
import { campaignColumns, campaignList } from "./campaign-columns.tsx";
import { CampaignList } from "./campaign-list.tsx";
import { campaignRows } from "./campaigns.queries.ts";
import { campaignsSearch } from "./campaigns.search.ts";
import { SponsoredListScreen } from "./results/sponsored/sponsored-list-screen.tsx";

/** What the list shows first; sponsored campaigns are read by their own list. */
export const firstCampaigns = firstRows(campaignList, ({ client, person, search }) => {
  if (search["type"] === "sponsored") return null;
  const { companyId, storeId } = savedCompanyBranch(person, search);
  return campaignRows(client, "flyer", companyId, storeId);
});

/** The flyer campaigns of a company or branch; the sponsored ones if the address asks for them. */
export function CampaignListScreen() {
  const { type } = useScreenSearch(campaignsSearch);
  if (type === "sponsored") return <SponsoredListScreen />;
  return (
    <CampaignList
      type="flyer"
      list={campaignList}
      columns={campaignColumns}
      title="Flyer Campaign"
      description="Paid promotion over an area, for a number of days."
      renew="Renew Campaign"
      icon={<Megaphone />}
      empty="A campaign shows your offers or products to shoppers in the cities you choose."
    />
  );
}
