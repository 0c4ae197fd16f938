import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";

export type NoteTone = "note" | "ok" | "wait" | "bad";

const LOOK = {
  note: ["border-line bg-canvas text-muted", Info, "text-muted"],
  ok: ["border-transparent bg-ok-tint text-ok-ink", CircleCheck, "text-ok-sign"],
  wait: ["border-transparent bg-wait-tint text-wait-ink", TriangleAlert, "text-wait-sign"],
  bad: ["border-bad-line bg-bad-soft text-bad-ink", CircleAlert, "text-bad-sign"],
} as const;

export interface NoteProps {
  readonly tone?: NoteTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** `alert` is read out at once, `status` when there is time; absent for what was there from the start. */
  readonly role?: "alert" | "status";
  readonly action?: ReactNode;
}

/** A few lines in the page: advice, a warning, an outcome. */
export function Note({ tone = "note", title, children, action, ...rest }: NoteProps) {
  const [box, Icon, sign] = LOOK[tone];
  return (
    <div
      {...rest}
      className={classNames("flex items-start gap-3 rounded-control border px-4 py-3", box)}
    >
      <Icon className={classNames("mt-0.5 size-4 shrink-0", sign)} aria-hidden="true" />
      <div className="min-w-0 flex-1 text-small [overflow-wrap:anywhere]">
        {title ? (
          <p className={classNames("text-body font-medium", tone === "note" && "text-ink")}>
            {title}
          </p>
        ) : null}
        {children}
      </div>
      {action}
    </div>
  );
}
