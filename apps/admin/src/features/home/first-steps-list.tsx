import { firstSteps, type FirstStep } from "@marquee/domain/home/first-steps";
import type { HomeProgress } from "@marquee/domain/home/home.schema";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { Check } from "lucide-react";

const SIGN: Readonly<Record<FirstStep["state"], string>> = {
  done: "border-transparent bg-accent text-on-accent",
  now: "border-2 border-accent text-accent-text",
  later: "border-line-control text-muted",
};
const STATE: Readonly<Record<FirstStep["state"], string>> = {
  done: "Done",
  now: "To do now",
  later: "Later",
};

/** The first steps of a merchant, in their order (HOME-M5). */
export function FirstStepsList({ progress }: { readonly progress: HomeProgress }) {
  return (
    <ol aria-label="First steps" className="flex flex-col">
      {firstSteps(progress).map(({ id, title, detail, state, on }, index) => (
        <li key={id} className="group/step relative flex gap-4 pb-6 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-7 bottom-0 left-3.5 w-px bg-line-strong group-last/step:hidden"
          />
          <span
            aria-hidden="true"
            className={classNames(
              "figures grid size-7 shrink-0 place-items-center rounded-full border text-small font-semibold",
              SIGN[state],
            )}
          >
            {state === "done" ? <Check className="size-4" /> : <span>{index + 1}</span>}
          </span>
          <span className="min-w-0 flex-1 pt-0.5">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-medium">{title}</span>{" "}
              {on === null ? null : (
                <span className="text-tiny text-muted">
                  <Instant at={on} form="minute" />
                </span>
              )}
            </span>
            <span className="block text-small text-muted">{detail}</span>
            <span className="sr-only">{STATE[state]}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
