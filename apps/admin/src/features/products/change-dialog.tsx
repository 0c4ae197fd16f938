import { toFailure } from "@marquee/api/client/api-failure";
import { countWords } from "@marquee/domain/wire/count-words";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { Dialog } from "@marquee/ui/overlays/dialog.tsx";
import { useId, useState, type ReactNode, type RefObject, type SubmitEvent } from "react";

export interface ChangeDialogProps {
  readonly title: (count: string) => string;
  /** How many products are changed. */
  readonly size: number;
  readonly disabledReason?: string | undefined;
  readonly firstFocus?: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  /** Reads the products as they are now, and opens the review; rejects if they cannot be read. Null: a field is not filled in. */
  readonly onSubmit: () => Promise<void> | null;
  readonly children: ReactNode;
}

/** How many products are changed to what. It saves nothing: what it makes is looked over first (CHANGE-M1). */
export function ChangeDialog({ size, onClose, onSubmit, children, ...props }: ChangeDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useId();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const reviewed = onSubmit();
    if (reviewed === null) return;
    setBusy(true);
    setFailure(null);
    try {
      await reviewed;
    } catch (error) {
      setFailure(toFailure(error).message);
      setBusy(false);
    }
  };
  const count = countWords(size, "product");
  return (
    <Dialog
      open
      onOpenChange={onClose}
      {...(props.firstFocus ? { firstFocus: props.firstFocus } : {})}
      title={props.title(count)}
      description="Nothing is saved before you have looked it over."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            type="submit"
            form={form}
            busy={isBusy}
            disabledReason={props.disabledReason}
          >
            {`Review ${count}`}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-4 pb-1"
      >
        {children}
        {failure === null ? null : (
          <Note tone="bad" role="alert" title="The products could not be read">
            {failure}
          </Note>
        )}
      </form>
    </Dialog>
  );
}
