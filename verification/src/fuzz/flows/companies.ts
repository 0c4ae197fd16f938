import type { CompanyDetails } from "@marquee/domain/companies/company.schema";
import { companyDraft } from "../../harness/company-draft.ts";
import { COMPANY } from "../../harness/world.ts";
import type { FlowPlayer } from "./flow-player.ts";

/** Makes a company, and changes the one that the player belongs to. */
export async function playCompanies(player: FlowPlayer): Promise<void> {
  const id = player.newId();
  await player.play<CompanyDetails>({
    call: "companies.create",
    input: () => ({ body: companyDraft(id, `Flow ${id}`) }),
  });
  await player.play<CompanyDetails>({
    call: "companies.update",
    about: { id: COMPANY[player.home], home: player.home, storeId: null, exists: true },
    needs: ["companies.edit"],
    input: (asked) => ({ body: companyDraft(asked, `Flow of ${player.home}`) }),
  });
}
