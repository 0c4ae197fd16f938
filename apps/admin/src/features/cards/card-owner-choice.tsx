import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import { Field } from "@marquee/ui/fields/field.tsx";
import { TextInput } from "@marquee/ui/fields/text-input.tsx";
import { Search } from "lucide-react";
import { useState } from "react";
import { CompanySelect } from "../companies/company-select.tsx";
import { CardOwnerList } from "./card-owner-list.tsx";
import type { SavedCardsOfOthers } from "./use-saved-cards-of-others.ts";

const FEW = 4;

/** The users of the company, or where they will be. */
function Users({ snapshot, users, typed }: SavedCardsOfOthers & { readonly typed: string }) {
  const { companyId, email } = snapshot.context;
  if (snapshot.matches("readingUsers"))
    return (
      <div aria-hidden="true" className="flex flex-col gap-4 px-4 py-4 md:px-6">
        {Array.from({ length: FEW }, (_, index) => (
          <Skeleton key={index} className="h-9" />
        ))}
      </div>
    );
  if (companyId === null || users === null || users.length === 0) return null;
  return <CardOwnerList users={users} companyId={companyId} chosen={email} typed={typed} />;
}

/** First the company, then one of its users (CARDS-S5). */
export function CardOwnerChoice(chosen: SavedCardsOfOthers) {
  const { companyId } = chosen.snapshot.context;
  const [typed, setTyped] = useState("");
  return (
    <section
      aria-label="Company and user"
      className="flex min-h-0 flex-col border-line md:w-80 md:shrink-0 md:border-r"
    >
      <div className="flex flex-col gap-3 border-b border-line px-4 py-4 md:pr-5 md:pl-6">
        <Field label="Company">
          {(control) => (
            <CompanySelect
              {...control}
              clearable
              value={companyId}
              onValueChange={(company) => {
                setTyped("");
                chosen.chooseCompany(company);
              }}
            />
          )}
        </Field>
        <Field label="User">
          {(control) => (
            <TextInput
              {...control}
              type="search"
              icon={<Search />}
              placeholder={companyId === null ? "Choose a company first" : "Name or email"}
              disabled={(chosen.users?.length ?? 0) === 0}
              value={typed}
              onValueChange={setTyped}
            />
          )}
        </Field>
      </div>
      <Users {...chosen} typed={typed} />
    </section>
  );
}
