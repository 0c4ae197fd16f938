import type { StoreDraft } from "@marquee/domain/stores/store.schema";
import { Lock } from "lucide-react";

/** What a branch has of its company: shown, and changed in the company form alone (STORE-C4). */
export function OwnCompany({ draft }: { readonly draft: StoreDraft }) {
  return (
    <div className="flex items-center gap-4 rounded-control border border-line bg-canvas px-4 py-3">
      <Lock className="size-4 shrink-0 text-muted" aria-hidden="true" />
      <dl className="grid min-w-0 flex-1 gap-3 sm:grid-cols-2">
        {[
          ["Company name", draft.companyBusinessName],
          ["Website", draft.websiteUrl],
        ].map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="truncate font-medium">{value || "–"}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
