import { Sparkles } from "lucide-react";
import { firstRows } from "../../../../page-kit/first-rows.ts";
import { savedCompanyBranch } from "../../../companies/use-company-branch.ts";
import { CampaignList } from "../../campaign-list.tsx";
import { campaignRows } from "../../campaigns.queries.ts";
import { sponsoredColumns, sponsoredList } from "./sponsored-columns.tsx";

/** What the list shows first. */
export const firstSponsored = firstRows(sponsoredList, ({ client, person, search }) => {
  const { companyId, storeId } = savedCompanyBranch(person, search);
  return campaignRows(client, "sponsored", companyId, storeId);
});

/** The sponsored campaigns of a company or branch, running and over. */
export function SponsoredListScreen() {
  return (
    <CampaignList
      type="sponsored"
      list={sponsoredList}
      columns={sponsoredColumns}
      title="Sponsored Campaign"
      description="Shown by keywords and in sections, with a budget of a day. Free during the beta."
      renew="Renew"
      icon={<Sparkles />}
      empty="A sponsored campaign shows live offers or products where shoppers search, and in sections of their pages."
    />
  );
}
