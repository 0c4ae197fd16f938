import { REDIRECT_SECONDS } from "@marquee/domain/forms/redirect-seconds";
import { countWords } from "@marquee/domain/wire/count-words";
import { Check } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Button } from "../controls/button.tsx";

export interface SuccessPanelProps {
  readonly title: string;
  /** Whether this is the page's own title. */
  readonly asPageTitle?: boolean;
  readonly detail?: ReactNode;
  /** Where it goes on to, as in "Taking you to the offers". */
  readonly destination: string;
  readonly goNow?: string;
  readonly onGo: () => void;
  /** A next step with what was done, as a button before the way on. */
  readonly nextLink?: ReactNode;
}

/** The seconds until it goes on by itself; the clock that acts is the machine's, this one only shows. */
function useSecondsLeft(): number {
  const [left, setLeft] = useState(REDIRECT_SECONDS);
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
  destination,
  goNow = "Go now",
  onGo,
  nextLink = null,
}: SuccessPanelProps) {
  const left = useSecondsLeft();
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
      <p className="figures mt-2 text-small text-muted" aria-hidden="true">
        {destination} in {countWords(left, "second")}
      </p>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        {nextLink}
        <Button onClick={onGo}>{goNow}</Button>
      </div>
    </div>
  );
}
