import { AlertDialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "../controls/button.tsx";
import { classNames } from "../styles/class-names.ts";
import { layerKeys } from "./layer-keys.ts";
import { InDialog } from "./portal-host.ts";
import { returnFocus } from "./return-focus.ts";

export interface AlertDialogProps {
  readonly open: boolean;
  /** Called when the user cancels, also by Escape. */
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  /** The question, first line. The specification's text if it has one. */
  readonly question: string;
  /** The thing by name and what will follow. */
  readonly consequence?: ReactNode;
  /** Fields that belong to the answer, such as its reason. */
  readonly children?: ReactNode;
  /** The button that says yes; null if nothing is left to say yes to, and the question can only be closed. */
  readonly confirm: string | null;
  readonly cancel?: string;
  readonly tone?: "primary" | "danger";
  /** The confirmed work is running: the buttons wait. */
  readonly busy?: boolean;
  /** What is running can be cancelled. */
  readonly stoppable?: boolean;
  /** The consequence has more to show than a few lines. */
  readonly wide?: boolean;
  /** What went wrong, if it failed; the question stays open. */
  readonly failure?: string | undefined;
}

/** What is typed into first, if the answer has a field; else Radix gives the focus to the safe answer. */
function focusField(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  const field = event.currentTarget.querySelector<HTMLElement>("textarea, input[type=text]");
  if (field === null) return;
  event.preventDefault();
  field.focus();
}

/** A question that must be answered. The safe answer has the focus, or the field of what is asked for. */
export function AlertDialog(props: AlertDialogProps) {
  const {
    open,
    onCancel,
    onConfirm,
    question,
    consequence,
    confirm,
    cancel = confirm === null ? "Close" : "Cancel",
    tone = "primary",
    busy = false,
    stoppable = false,
    wide = false,
  } = props;
  const mustWait = busy && !stoppable;
  const close = () => (mustWait ? undefined : onCancel());
  return (
    <Radix.Root open={open} onOpenChange={close}>
      <Radix.Portal>
        <Radix.Overlay className="fade-in fixed inset-0 z-50 bg-veil" />
        <Radix.Content
          {...(consequence || props.failure ? {} : { "aria-describedby": undefined })}
          onOpenAutoFocus={focusField}
          onCloseAutoFocus={returnFocus}
          {...layerKeys(close)}
          className={classNames(
            wide ? "w-[37.5rem]" : "w-[27.5rem]",
            "float-in fixed inset-x-0 top-0 bottom-(--keyboard,0px) z-50 m-auto flex h-fit max-h-[calc(86dvh-var(--keyboard,0px))] max-w-[calc(100vw-2rem)] flex-col gap-2 overflow-y-auto rounded-card bg-raised p-6 shadow-float outline-none",
          )}
        >
          <InDialog value={true}>
            <Radix.Title className="text-section">{question}</Radix.Title>
            {consequence || props.failure ? (
              <Radix.Description asChild>
                <div className="flex flex-col gap-2 text-muted">
                  {consequence ? <div>{consequence}</div> : null}
                  {props.failure ? (
                    <p
                      role="alert"
                      className="font-medium [overflow-wrap:anywhere] whitespace-pre-line text-bad-sign"
                    >
                      {props.failure}
                    </p>
                  ) : null}
                </div>
              </Radix.Description>
            ) : null}
            {props.children}
            <div className="mt-4 flex flex-wrap justify-end gap-2">
              <Radix.Cancel asChild>
                <Button {...(mustWait ? { disabledReason: "This is being worked on." } : {})}>
                  {cancel}
                </Button>
              </Radix.Cancel>
              {confirm === null ? null : (
                <Button variant={tone} busy={busy} onClick={onConfirm}>
                  {confirm}
                </Button>
              )}
            </div>
          </InDialog>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
