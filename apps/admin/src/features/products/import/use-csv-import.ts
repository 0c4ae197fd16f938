import { toFailure } from "@marquee/api/client/api-failure";
import { SITE_DEFAULTS } from "@marquee/domain/sites/site";
import { csvImportMachine } from "@marquee/machines/products/csv-import.machine";
import type {
  ReadAnswer,
  ReadRequest,
  RowAnswer,
  RowRequest,
} from "@marquee/machines/products/csv-import.model";
import { useQueryClient } from "@tanstack/react-query";
import { useActorRef } from "@xstate/react";
import { useState } from "react";
import { fromPromise, type ActorRefFrom } from "xstate";
import { useLatest } from "@marquee/ui/browser/use-latest.ts";
import { PRODUCTS } from "../products.queries.ts";
import { useClient, useUser } from "../../../session/session-context.tsx";
import { workSite } from "../../../session/site.ts";
import { createProduct } from "../products.queries.ts";
import { readProductsFile } from "./read-products-file.ts";

export type CsvImport = ActorRefFrom<typeof csvImportMachine>;

/** What the server refuses for good; everything else may succeed later. */
const FINAL: ReadonlySet<string> = new Set(["Invalid", "Conflict", "Forbidden", "NotFound"]);

/** The running import of a file into a company. */
export function useCsvImport(companyId: string): CsvImport {
  const client = useClient();
  const queries = useQueryClient();
  const user = useUser();
  const latest = useLatest({ companyId, user });
  const [machine] = useState(() =>
    csvImportMachine.provide({
      actors: {
        readFile: fromPromise<ReadAnswer, ReadRequest>(({ input: { file } }) => {
          if (!(file instanceof File)) throw new Error("what a browser chooses is a file");
          const { companyId, user } = latest.current;
          const { marketPlace } = SITE_DEFAULTS[workSite(user)];
          const known = { actor: user, companyId, marketPlace };
          return readProductsFile(file, { client, queries, email: user.email, known });
        }),
        createRow: fromPromise<RowAnswer, RowRequest>(async ({ input: { draft } }) => {
          try {
            await createProduct(client, latest.current.user.email, draft);
            return { tag: "made" };
          } catch (error) {
            const { tag, message, issues = [] } = toFailure(error);
            if (!FINAL.has(tag)) throw error;
            const reasons = issues.map((issue) => issue.message);
            return { tag: "refused", reasons: reasons.length > 0 ? reasons : [message] };
          }
        }),
      },
      actions: {
        refreshLists: () => void queries.invalidateQueries({ queryKey: PRODUCTS }),
      },
    }),
  );
  return useActorRef(machine);
}
