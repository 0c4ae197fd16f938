import { toFailure } from "@marquee/api/client/api-failure";
import { isPrivileged } from "@marquee/domain/access/actor";
import { chosenFirst } from "@marquee/domain/items/chosen-first";
import { IMPORT_COLUMNS, sampleRows } from "@marquee/domain/products/import-columns";
import { categoryPath } from "@marquee/domain/products/import-parts";
import { SITE_DEFAULTS } from "@marquee/domain/sites/site";
import { saveFile } from "@marquee/ui/browser/save-file.ts";
import { toaster } from "@marquee/ui/feedback/toaster.ts";
import { Field } from "@marquee/ui/fields/field.tsx";
import { Select } from "@marquee/ui/fields/select.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import { LeaveGuard } from "../../../page-kit/leave-guard.tsx";
import { csvText } from "../../../page-kit/list/csv.ts";
import { PageHeader } from "../../../page-kit/page-header.tsx";
import { useSavedFilter } from "../../../session/saved-filters.ts";
import { useClient, useUser } from "../../../session/session-context.tsx";
import { workSite } from "../../../session/site.ts";
import { BranchSelect } from "../../companies/branch-select.tsx";
import { CompanySelect } from "../../companies/company-select.tsx";
import { CheckStep } from "./check-step.tsx";
import { FILE_ENCODINGS, type FileEncoding } from "./file-encodings.ts";
import { FileStep } from "./file-step.tsx";
import { type FileReader, loadBranches, wayThatIsThere } from "./known-names.ts";
import { ResultStep } from "./result-step.tsx";
import { useCsvImport } from "./use-csv-import.ts";

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
function useSaveSample(companyId: string): () => Promise<void> {
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

/** The focus follows from step to step, which begins at the top of the page: what was pressed is gone with the step before. */
function useFocusOnStep(step: unknown) {
  const region = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) {
      region.current?.focus({ preventScroll: true });
      const main = region.current?.closest("main");
      if (main) main.scrollTop = 0;
    }
    shown.current = step;
  }, [step]);
  return region;
}

/** The states in which leaving stops an import halfway. Before them, nothing was written: the file can be chosen again. */
const UNFINISHED: ReadonlySet<string> = new Set(["importing", "interrupted"]);

/** Products from a file: choose it, see every row with what is wrong, import the rest. */
export function ProductsImportScreen() {
  const user = useUser();
  const chooses = isPrivileged(user);
  const saved = useSavedFilter();
  const [chosen, setChosen] = useState(saved.companyId);
  const companyId = chooses ? chosen : user.companyId;
  const [branchForAll, setBranchForAll] = useState<string | null>(null);
  const [encoding, setEncoding] = useState<FileEncoding>("found");
  const actor = useCsvImport({ companyId: companyId ?? "", branchForAll, encoding });
  const saveSample = useSaveSample(companyId ?? "");
  const state = useSelector(actor, ({ value }) => value);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const isChoosing = state === "choosing" || state === "reading";
  const region = useFocusOnStep(isChoosing ? "choosing" : state);
  return (
    <>
      <PageHeader
        title="Import products"
        description="From a CSV file, row by row."
        parent={{ to: "/home/products", label: "Products" }}
        here="Import"
      />
      <LeaveGuard
        wouldLose={() => UNFINISHED.has(actor.getSnapshot().value)}
        question="Leave before the import is finished?"
        consequence="What was imported stays. The other rows are not, until you choose the file again."
        stay="Stay"
      />
      <div
        ref={region}
        tabIndex={-1}
        className="flex flex-col gap-4 px-4 pt-2 pb-10 outline-none md:px-6"
      >
        {isChoosing ? (
          <div className="grid gap-3 sm:grid-cols-3">
            {chooses ? (
              <Field label="Company" help="Whose products they are. Rows name its branches.">
                {(control) => (
                  <CompanySelect
                    {...control}
                    value={chosen}
                    onValueChange={(id) => {
                      setChosen(id);
                      setBranchForAll(null);
                    }}
                  />
                )}
              </Field>
            ) : null}
            <Field label="One branch for all" help="Of the rows that name no branch themselves.">
              {(control) => (
                <BranchSelect
                  {...control}
                  companyId={companyId}
                  value={branchForAll}
                  onValueChange={setBranchForAll}
                />
              )}
            </Field>
            <Field label="Encoding" help="Choose another if accents are wrong.">
              {(control) => (
                <Select
                  {...control}
                  value={encoding}
                  choices={FILE_ENCODINGS}
                  onValueChange={(value) =>
                    setEncoding(
                      FILE_ENCODINGS.find((each) => each.value === value)?.value ?? "found",
                    )
                  }
                />
              )}
            </Field>
          </div>
        ) : null}
        {isChoosing ? (
          <FileStep
            busy={state === "reading"}
            problem={context.problem?.message ?? null}
            disabledReason={companyId === null ? chosenFirst.file : undefined}
            onFile={(file) => actor.send({ type: "file.chosen", file })}
            onCancel={() => actor.send({ type: "file.removed" })}
            onSample={() => void saveSample()}
          />
        ) : null}
        {state === "checking" || state === "importing" || state === "interrupted" ? (
          <CheckStep actor={actor} context={context} state={state} />
        ) : null}
        {state === "finished" ? (
          <ResultStep context={context} onAnother={() => actor.send({ type: "file.removed" })} />
        ) : null}
      </div>
    </>
  );
}
