import { countWords } from "@marquee/domain/wire/count-words";
import { Check } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Button } from "../controls/button.tsx";

export interface SuccessPanelProps {
  readonly title: string;
  /** Whether this is the page's own title. */
  readonly asPageTitle?: boolean;
  readonly detail?: ReactNode;
  /** Seconds until it goes on by itself; the clock that acts is the machine's, this one only shows. */
  readonly seconds?: number;
  /** Where it goes on to, as in "Taking you to the offers". */
  readonly destination?: string;
  readonly goNow?: { readonly label: string; readonly onGo: () => void };
  /** A next step with what was done, as a button before the way on. */
  readonly nextLink?: ReactNode;
}

function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return left;
}

/** A success: what was done, and the page the user is taken to. Takes the focus, so that it is read out. */
export function SuccessPanel({
  title,
  asPageTitle = false,
  detail,
  seconds = 0,
  destination,
  goNow,
  nextLink = null,
}: SuccessPanelProps) {
  const left = useSecondsLeft(seconds);
  const Heading = asPageTitle ? "h1" : "h2";
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div
      ref={panel}
      tabIndex={-1}
      role="status"
      className="float-in mx-auto flex max-w-md flex-col items-center gap-1 px-6 py-16 text-center outline-none"
    >
      <span
        className="mb-3 grid size-12 place-items-center rounded-full bg-ok-tint text-ok-sign"
        aria-hidden="true"
      >
        <Check className="size-5" strokeWidth={2} />
      </span>
      <Heading className="text-title">{title}</Heading>
      {detail ? <div className="text-muted">{detail}</div> : null}
      {destination ? (
        <p className="figures mt-2 text-small text-muted" aria-hidden="true">
          {destination} in {countWords(left, "second")}
        </p>
      ) : null}
      {goNow ? (
        <div className="mt-4 flex flex-wrap justify-center gap-2">
          {nextLink}
          <Button onClick={goNow.onGo}>{goNow.label}</Button>
        </div>
      ) : null}
    </div>
  );
}
