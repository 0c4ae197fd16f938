import { imageAddress } from "@marquee/api/http/image-path";
import type { OfferDraft } from "@marquee/domain/offers/offer.schema";
import { isApproved } from "@marquee/domain/stores/store-approval";
import { CircleAlert, CircleCheck, Clock, Heart, Scissors } from "lucide-react";
import type { ReactNode } from "react";
import { useBranches } from "../../page-kit/companies/companies.queries.ts";
import { useFields } from "../../page-kit/form/fields-actor.ts";
import { ImagePlaceholder } from "../../ui/thumb.tsx";
import type { OfferForm } from "./use-offer-form.ts";

/** What is typed, or a dashed hint of what belongs there. */
function Typed({
  text,
  hint,
  className,
}: {
  readonly text: string;
  readonly hint: string;
  readonly className: string;
}) {
  if (text.trim() !== "") return <p className={`[overflow-wrap:anywhere] ${className}`}>{text}</p>;
  return (
    <p className="-ml-1.5 w-fit rounded-[4px] border border-dashed border-line-control px-1.5 text-small text-muted">
      {hint}
    </p>
  );
}

function ShopperCard({
  draft,
  store,
}: {
  readonly draft: OfferDraft;
  readonly store: string | undefined;
}) {
  const image = imageAddress(draft.fullImage, "w=500");
  return (
    <div className="overflow-hidden rounded-frame border border-line-strong bg-raised">
      <div className="relative aspect-[1000/550]">
        {image ? (
          <img src={image} alt="" className="size-full object-cover" />
        ) : (
          <span className="grid size-full place-items-center bg-press">
            <ImagePlaceholder className="size-16" />
          </span>
        )}
        {store ? (
          <span className="absolute top-3 left-3 flex h-7 max-w-[calc(100%-24px)] items-center rounded-full bg-raised px-3 text-tiny font-semibold shadow-float">
            <span className="truncate">{store}</span>
          </span>
        ) : null}
      </div>
      <div className="flex flex-col gap-1 px-5 pt-4 pb-5">
        <Typed
          text={draft.heading}
          hint="Your heading goes here"
          className="text-[18px] leading-6 font-semibold tracking-[-0.014em]"
        />
        {draft.type === "Offer" ? (
          <>
            <Typed
              text={draft.subHeading}
              hint="Your sub-heading goes here"
              className="text-small text-muted"
            />
            <p className="mt-1.5 line-clamp-2 text-small text-muted">{draft.description}</p>
          </>
        ) : (
          <p className="text-small text-muted">
            {draft.products.length} {draft.products.length === 1 ? "product" : "products"}
          </p>
        )}
        <div aria-hidden="true" className="mt-3 flex gap-2">
          <span className="flex h-9 flex-1 items-center justify-center rounded-full bg-ink text-small font-semibold text-surface">
            Buy now
          </span>
          {[Heart, Scissors].map((Sign, index) => (
            <span
              key={index}
              className="grid size-9 place-items-center rounded-full border border-line-strong text-muted"
            >
              <Sign className="size-4" />
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

function Point({
  tone,
  children,
}: {
  readonly tone: "ok" | "wait" | "bad";
  readonly children: ReactNode;
}) {
  const look = {
    ok: [CircleCheck, "text-ok-sign"],
    wait: [Clock, "text-muted"],
    bad: [CircleAlert, "text-wait-sign"],
  } as const;
  const [Sign, colour] = look[tone];
  return (
    <li className="flex gap-2.5 text-small text-muted">
      <Sign className={`mt-0.5 size-4 shrink-0 ${colour}`} aria-hidden="true" />
      <span>{children}</span>
    </li>
  );
}

/** The offer as shoppers see it while it is typed, and what is still between it and them. */
export function OfferPreview({ form }: { readonly form: OfferForm }) {
  const draft = useFields(form, (fields) => fields.values);
  const branches = useBranches(draft.companyId);
  const branch = branches.data?.rows.find(({ id }) => id === draft.storeId);
  return (
    <>
      <h2 className="text-body font-semibold">As shoppers see it</h2>
      <ShopperCard draft={draft} store={branch?.storeName} />
      <section className="mt-2 flex flex-col gap-3 border-t border-line pt-5">
        <h2 className="text-body font-semibold">When it goes live</h2>
        <ul className="flex flex-col gap-2.5">
          {branch ? (
            isApproved(branch) ? (
              <Point tone="ok">{branch.code} is an approved branch.</Point>
            ) : (
              <Point tone="bad">
                {branch.code} awaits approval. Campaigns start their days once it is approved.
              </Point>
            )
          ) : null}
          <Point tone="wait">
            New offers start under Pending and go live when a campaign covers them.
          </Point>
        </ul>
      </section>
    </>
  );
}
