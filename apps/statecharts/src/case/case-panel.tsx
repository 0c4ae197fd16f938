import { countedParts } from "@marquee/charts/chart/counted-chart";
import { stateTitle } from "@marquee/charts/chart/part-text";
import { CASE_MACHINES } from "@marquee/domain/cases/case-kinds";
import { type CasePath, followCase } from "@marquee/domain/cases/case-path";
import { caseText } from "@marquee/domain/cases/case-text";
import type { Case } from "@marquee/domain/cases/case.schema";
import { formatCentral } from "@marquee/domain/dates/format-dates";
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { chartHref, replaceParams, useAddress } from "../app/address.ts";
import type { Entry } from "../charts/entry.ts";
import { About, Headline, Section } from "../panel/section.tsx";
import { Segment, SegmentMove, SegmentPlace } from "../panel/segment.tsx";
import { readAsStaff, type StaffRead } from "../staff/read-as-staff.ts";
import { StaffNotice } from "../staff/staff-notice.tsx";
import { Link } from "../top/top-bar.tsx";
import type { Watched } from "../viewer/watched.ts";
import { askedCase, type AskedCase } from "./asked-case.ts";
import { caseOverlay } from "./case-overlay.ts";
import { CaseSteps } from "./case-steps.tsx";

/** One case, as the server has it; null while it is on its way, and if none is asked for. */
function useCase(asked: AskedCase | null, attempt: number): StaffRead<Case> | null {
  const address = asked && `/api/cases/${asked.kind}/${encodeURIComponent(asked.id)}`;
  const [state, setState] = useState<{ key: string; found: StaffRead<Case> } | null>(null);
  const key = `${attempt} ${address}`;
  useEffect(() => {
    if (address === null) return undefined;
    let isOver = false;
    void readAsStaff<Case>(address).then((found) => {
      if (!isOver) setState({ key, found });
    });
    return () => {
      isOver = true;
    };
  }, [address, key]);
  return state?.key === key ? state.found : null;
}

const EMPTY: CasePath = { steps: [], beside: [] };

/** The keys of the steps: back, forward, first and last. */
function useStepKeys(at: number, last: number, moveTo: (step: number) => void) {
  // before the first paint, so that no key that is pressed on what is shown gets lost
  useLayoutEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
      const steps: Readonly<Record<string, number>> = {
        "[": at - 1,
        "]": at + 1,
        Home: 1,
        End: last,
      };
      const next = steps[key];
      if (next !== undefined && next >= 1 && next <= last) moveTo(next);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [at, last, moveTo]);
}

function CopyButton({ told, path }: { readonly told: Case; readonly path: CasePath }) {
  const [said, setSaid] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(caseText(told, path, formatCentral));
      setSaid("Copied.");
    } catch {
      setSaid("The browser did not let it be copied.");
    }
  };
  return (
    <>
      <button type="button" className="link" onClick={() => void copy()}>
        Copy as text
      </button>{" "}
      <span role="status">{said}</span>
    </>
  );
}

/** What happened to one payment, approval, bill or sign-up, step by step on its chart, from what is stored (CASE-S1). */
export function CasePanel(props: {
  readonly entry: Entry;
  readonly onWatched: (watched: Watched) => void;
}) {
  const { entry, onWatched } = props;
  const { params } = useAddress();
  const named = params.get("case") ?? "";
  const asked = useMemo(() => {
    const one = askedCase(named);
    return one && CASE_MACHINES[one.kind] === entry.chart.id ? one : null;
  }, [named, entry.chart.id]);
  const [attempt, setAttempt] = useState(0);
  const read = useCase(asked, attempt);
  const told = read?.data ?? null;
  const chart = useMemo(() => countedParts(entry.chart), [entry.chart]);
  const path = useMemo(() => (told ? followCase(chart, told.facts) : EMPTY), [chart, told]);
  const { steps } = path;
  const number = Number.parseInt(params.get("at") ?? "", 10);
  const at = Math.max(1, Math.min(steps.length, Number.isNaN(number) ? steps.length : number));
  const moveTo = useCallback((next: number) => replaceParams({ at: String(next) }), []);
  const now = steps[at - 1];
  const id = now ? (chart.states[now.place]?.id ?? "") : "";
  useStepKeys(at, steps.length, moveTo);
  useEffect(() => {
    onWatched({
      overlay: steps.length === 0 ? {} : caseOverlay(chart, steps, at),
      leaves: id === "" ? [] : [id],
      isFollowing: true,
    });
  }, [chart, steps, at, id, onWatched]);
  if (!asked)
    return (
      <Section>
        <About>
          This address names no case of this chart. Staff open one by “What happened” in the row of
          a payment, a branch, a bill or a company in the panel.
        </About>
      </Section>
    );
  if (!told)
    return (
      <Section>
        {read?.problem ? (
          <StaffNotice
            problem={read.problem}
            what="What happened"
            forbidden="Only staff who may see the thing itself can see what happened to it."
            missing="Nothing is stored of it. A company that staff added has no sign-up."
            again={() => setAttempt(attempt + 1)}
          />
        ) : (
          <About role="status">Reading what is stored …</About>
        )}
      </Section>
    );
  return (
    <>
      <Section label="Case">
        <Headline>{told.title}</Headline>
        <p className="text-tiny text-muted">{told.about}</p>
        {now && (
          <About>
            <b>{stateTitle(entry.index, id)}</b>
            <span>{` since ${formatCentral(now.fact.at)} (CST). ${entry.index.state(id).description}`}</span>
          </About>
        )}
      </Section>
      <Section
        title="Steps"
        end={
          <Segment>
            <SegmentMove label="First" icon="first" isOff={at === 1} onClick={() => moveTo(1)} />
            <SegmentMove
              label="Back"
              icon="previous"
              isOff={at === 1}
              onClick={() => moveTo(at - 1)}
            />
            <SegmentPlace>
              {Math.min(at, steps.length)} of {steps.length}
            </SegmentPlace>
            <SegmentMove
              label="Forward"
              icon="next"
              isOff={at >= steps.length}
              onClick={() => moveTo(at + 1)}
            />
            <SegmentMove
              label="Last"
              icon="last"
              isOff={at >= steps.length}
              onClick={() => moveTo(steps.length)}
            />
          </Segment>
        }
      >
        <CaseSteps path={path} at={at} moveTo={moveTo} />
        <p className="text-tiny text-muted">
          <span>{`${told.sources.length > 0 ? `From ${told.sources.join(", ")}. ` : ""}${told.missing} `}</span>
          <CopyButton told={told} path={path} />
        </p>
        <p className="text-tiny">
          <Link href={chartHref(entry.chart.id, { tab: "traffic" })} className="link">
            How it goes for all
          </Link>
        </p>
        {told.kind === "signUp" && (
          <p className="text-tiny">
            <Link href={chartHref("onboarding", { tab: "traffic" })} className="link">
              How the steps before it was sent go for all
            </Link>
          </p>
        )}
      </Section>
    </>
  );
}
