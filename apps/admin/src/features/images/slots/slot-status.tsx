import type { ImagePurpose } from "@marquee/domain/images/image-purpose";
import type { Slot } from "@marquee/machines/images/slot";
import { Progress } from "@marquee/ui/feedback/progress.tsx";
import { CircleAlert, CircleCheck } from "lucide-react";
import { adviceOf, pixelText, progressText } from "./slot-texts.ts";

/** Pixels and the advice, once they are known; nothing for an image that was there before. */
function SlotMessage({ purpose, slot }: { readonly purpose: ImagePurpose; readonly slot: Slot }) {
  const pixels = pixelText(slot);
  if (pixels === null) return null;
  const advice = adviceOf(purpose, slot);
  const [Sign, colour] = advice ? [CircleAlert, "text-wait-sign"] : [CircleCheck, "text-ok-sign"];
  return (
    <p className="figures flex items-start gap-1.5 text-small text-muted">
      <Sign className={`mt-[0.1875rem] size-3.5 shrink-0 ${colour}`} aria-hidden="true" />
      <span>{advice ? `${pixels}. ${advice}` : pixels}</span>
    </p>
  );
}

/** The status of one image: its progress, the reason it failed, or the advice about its size. */
export function SlotStatus({
  purpose,
  slot,
  name,
}: {
  readonly purpose: ImagePurpose;
  readonly slot: Slot;
  readonly name: string;
}) {
  const { progress } = slot;
  switch (progress.tag) {
    case "queued":
      return <p className="text-small text-muted">{progressText(slot)}</p>;
    case "uploading":
      return (
        <div className="flex flex-col gap-1.5">
          <Progress
            label={`Sending ${name}`}
            percent={progress.percent < 100 ? progress.percent : null}
          />
          <p className="figures text-small text-muted">{progressText(slot)}</p>
        </div>
      );
    case "failed":
      return (
        <p className="text-small font-medium text-bad-sign">
          <span>{progress.problem.message}</span>
          {progress.problem.reference ? (
            <span className="font-normal text-muted"> ({progress.problem.reference})</span>
          ) : null}
        </p>
      );
    case "stored":
      return <SlotMessage purpose={purpose} slot={slot} />;
  }
}
