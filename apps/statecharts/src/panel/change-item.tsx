import type { ChartIndex } from "@marquee/charts/chart/chart-index";
import { eventText, stateTitle, wayText } from "@marquee/charts/chart/part-text";
import type { ChartChange } from "@marquee/charts/compare/compare-charts";
import { DifferenceList } from "./difference-list.tsx";
import { ItemButton, type OpenedItem } from "./item-button.tsx";
import { ITEM_LINE } from "./item-look.ts";
import { Tag } from "./tag.tsx";

export const SIGNS = { added: "+", changed: "~", removed: "−" } as const;

export const TONES = { added: "ok", changed: "wait", removed: "bad" } as const;

/** What was added, changed or removed between two versions: a state or a transition. */
export function ChangeItem({
  both,
  change,
  isOpen,
  open,
}: OpenedItem & { readonly both: ChartIndex; readonly change: ChartChange }) {
  const transition = both.transition(change.id);
  const state = both.find(change.id);
  const about = change.kind === "added" ? (transition ?? state)?.description : "";
  return (
    <ItemButton isOpen={isOpen} open={open}>
      <span className={ITEM_LINE}>
        <Tag
          tone={TONES[change.kind]}
          sign={SIGNS[change.kind]}
          isGone={change.kind === "removed"}
          name={transition ? eventText(transition) || "otherwise" : stateTitle(both, change.id)}
        />
        <span className="text-muted">
          {transition
            ? wayText(both, transition)
            : state?.parent === null
              ? "the machine"
              : `${state?.kind === "final" ? "final " : ""}state`}
        </span>
      </span>
      {about && <span className="block text-muted">{about}</span>}
      <DifferenceList index={both} differences={change.differences} />
    </ItemButton>
  );
}
