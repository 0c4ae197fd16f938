import { toFailure } from "@marquee/api/client/api-failure";
import { IMPORT_COLUMNS, sampleRows } from "@marquee/domain/products/import-columns";
import { categoryPath } from "@marquee/domain/products/import-parts";
import { SITE_DEFAULTS } from "@marquee/domain/sites/site";
import { saveFile } from "@marquee/ui/browser/save-file.ts";
import { toaster } from "@marquee/ui/feedback/toaster.ts";
import { useQueryClient } from "@tanstack/react-query";
import { csvText } from "../../../page-kit/list/csv.ts";
import { useClient, useUser } from "../../../session/session-context.tsx";
import { workSite } from "../../../session/site.ts";
import { loadBranches, wayThatIsThere, type FileReader } from "./known-names.ts";

const EXAMPLE = IMPORT_COLUMNS.find(({ id }) => id === "category")?.example ?? "";

/** The text of a sample file that can be imported as it is (PRODUCT-I10). */
async function sampleText(reader: FileReader): Promise<string> {
  const [branch] = await loadBranches(reader);
  const way = await wayThatIsThere(categoryPath(EXAMPLE), reader);
  return csvText(
    sampleRows({
      ...(branch ? { branch: branch.code } : {}),
      ...(way.length > 0 ? { category: way.join(" > ") } : {}),
    }),
  );
}

/** Saves a sample file for the company whose products are imported. If it cannot be made, a toast says why. */
export function useSaveSample(companyId: string): () => Promise<void> {
  const client = useClient();
  const queries = useQueryClient();
  const user = useUser();
  return async () => {
    const { marketPlace } = SITE_DEFAULTS[workSite(user)];
    const known = { actor: user, companyId, marketPlace };
    try {
      const text = await sampleText({ client, queries, known });
      saveFile("Products sample.csv", text, "text/csv;charset=utf-8");
    } catch (error) {
      toaster.show({ tone: "bad", title: toFailure(error).message });
    }
  };
}
