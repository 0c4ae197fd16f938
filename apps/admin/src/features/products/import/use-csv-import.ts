import { SITE_DEFAULTS } from "@marquee/domain/sites/site";
import { csvImportMachine } from "@marquee/machines/products/csv-import.machine";
import type {
  ReadResponse,
  ReadRequest,
  RowResponse,
  RowRequest,
} from "@marquee/machines/products/csv-import.model";
import { useQueryClient } from "@tanstack/react-query";
import { useProcess } from "../../../session/use-process.ts";
import { useState } from "react";
import { fromPromise, type ActorRefFrom } from "xstate";
import { useLatest } from "@marquee/ui/browser/use-latest.ts";
import { PRODUCTS } from "../products.queries.ts";
import { useClient, useUser } from "../../../session/session-context.tsx";
import { workSite } from "../../../session/site.ts";
import type { FileEncoding } from "./file-encodings.ts";
import { readProductsFile } from "./read-products-file.ts";
import { saveRow } from "./save-row.ts";

export type CsvImport = ActorRefFrom<typeof csvImportMachine>;

/** What is chosen before a file is. */
export interface FileChoices {
  readonly companyId: string;
  readonly branchForAll: string | null;
  readonly encoding: FileEncoding;
}

/** The running import of a file into a company. */
export function useCsvImport(choices: FileChoices): CsvImport {
  const client = useClient();
  const queries = useQueryClient();
  const user = useUser();
  const latest = useLatest({ ...choices, user });
  const [machine] = useState(() =>
    csvImportMachine.provide({
      actors: {
        readFile: fromPromise<ReadResponse, ReadRequest>(({ input: { file } }) => {
          if (!(file instanceof File)) throw new Error("what a browser chooses is a file");
          const { companyId, branchForAll, encoding, user } = latest.current;
          const { marketPlace } = SITE_DEFAULTS[workSite(user)];
          const known = {
            actor: user,
            companyId,
            marketPlace,
            branchForAll: branchForAll ?? undefined,
          };
          return readProductsFile(file, { client, queries, known, encoding });
        }),
        saveRow: fromPromise<RowResponse, RowRequest>(({ input }) => saveRow(client, input)),
      },
      actions: {
        refreshLists: () => void queries.invalidateQueries({ queryKey: PRODUCTS }),
      },
    }),
  );
  return useProcess(machine, {});
}
