import type { ChartIndex } from "@marquee/charts/chart/chart-index";
import { eventText, stateTitle, wayText } from "@marquee/charts/chart/part-text";
import type { ChartChange } from "@marquee/charts/compare/compare-charts";
import { DifferenceList } from "./difference-list.tsx";

export const SIGNS = { added: "+", changed: "~", removed: "−" } as const;

/** What was added, changed or removed between two versions: a state or a transition. */
export function ChangeItem(props: {
  readonly both: ChartIndex;
  readonly change: ChartChange;
  readonly isOpen: boolean;
  readonly open: () => void;
}) {
  const { both, change, isOpen, open } = props;
  const transition = both.transition(change.id);
  const state = both.find(change.id);
  const about = change.kind === "added" ? (transition ?? state)?.description : "";
  return (
    <button
      type="button"
      className={isOpen ? "item on" : "item"}
      aria-current={isOpen}
      onClick={open}
      ref={(button) => {
        if (isOpen) button?.scrollIntoView({ block: "nearest" });
      }}
    >
      <span className="head">
        <span className={`tag ${change.kind}`}>
          <i>{SIGNS[change.kind]}</i>
          <span>
            {transition ? eventText(transition) || "otherwise" : stateTitle(both, change.id)}
          </span>
        </span>
        <span className="mute">
          {transition
            ? wayText(both, transition)
            : state?.parent === null
              ? "the machine"
              : `${state?.kind === "final" ? "final " : ""}state`}
        </span>
      </span>
      {about && <span className="about">{about}</span>}
      <DifferenceList index={both} differences={change.differences} />
    </button>
  );
}
