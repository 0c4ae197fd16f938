import { toFailure } from "@marquee/api/client/api-failure";
import type { Client } from "@marquee/api/client/create-client";
import type { Failure } from "@marquee/api/http/failure";
import { importMessages as messages } from "@marquee/domain/products/import-messages";
import { isUpdated } from "@marquee/domain/products/import-update";
import { SITE_DEFAULTS } from "@marquee/domain/sites/site";
import { csvImportMachine } from "@marquee/machines/products/csv-import.machine";
import type {
  ReadRequest,
  ReadResponse,
  RowRequest,
  RowResponse,
} from "@marquee/machines/products/csv-import.model";
import { useLatest } from "@marquee/ui/browser/use-latest.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type ActorRefFrom, fromPromise } from "xstate";
import { useClient, useUser } from "../../../session/session-context.tsx";
import { workSite } from "../../../session/site.ts";
import { useProcess } from "../../../session/use-process.ts";
import { PRODUCTS } from "../products.queries.ts";
import type { FileEncoding } from "./file-encodings.ts";
import { readProductsFile } from "./read-products-file.ts";

/** What the server refuses for good; everything else may succeed later. */
const FINAL: ReadonlySet<string> = new Set(["Invalid", "Conflict", "Forbidden", "NotFound"]);

function refuse({ message, issues = [] }: Failure): RowResponse {
  const reasons = issues.map((issue) => issue.message);
  return { tag: "refused", reasons: reasons.length > 0 ? reasons : [message] };
}

/** Saves a row of a file: makes a product, or changes the one that is there. It rejects if a later attempt may succeed. */
async function saveRow(client: Client, request: RowRequest): Promise<RowResponse> {
  const { draft: body, version } = request;
  try {
    if (version === null) {
      await client.products.create({ body });
      return { tag: "made" };
    }
    await client.products.update({ body }, { version });
    return { tag: "updated" };
  } catch (error) {
    const failure = toFailure(error);
    if (!FINAL.has(failure.tag)) throw error;
    if (failure.tag !== "Conflict" || version === null) return refuse(failure);
    // A repeat of an update whose answer was lost starts from a stale version, and has nothing left to do (PRODUCT-I15).
    const stored = await client.products.byId({ params: { id: body.id } });
    return isUpdated(stored, body)
      ? { tag: "updated" }
      : { tag: "refused", reasons: [messages.changedMeanwhile] };
  }
}

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
