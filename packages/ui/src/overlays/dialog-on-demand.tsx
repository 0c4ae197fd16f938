import type { ComponentType } from "react";
import { Button } from "../controls/button.tsx";
import { onDemand } from "../feedback/on-demand.tsx";
import { DialogFrame } from "./dialog-frame.tsx";
import { PALETTE_CARD } from "./palette-frame.tsx";

/** Closed before it goes away, it gives the focus back; the dialog that comes in its place takes it from there. */
const showOver = (dialog: HTMLDialogElement | null) => {
  dialog?.showModal();
  return () => dialog?.close();
};

/**
 * A dialog whose code is loaded when it is first opened: its frame shows at once, and no key is lost (SCREEN-O8). If it could
 * not be loaded, the browser's own dialog says so in its place: its keys and its focus need no code (SCREEN-O9).
 */
export const dialogOnDemand = <Props extends { readonly onClose?: () => void }>(
  load: () => Promise<ComponentType<Props>>,
) =>
  onDemand(load, {
    loading: ({ onClose }) => <DialogFrame onClose={onClose} />,
    failed: ({ note }, { onClose }) => (
      <dialog
        ref={showOver}
        aria-label="Not loaded"
        onClose={onClose}
        className={`p-4 backdrop:bg-veil ${PALETTE_CARD}`}
      >
        {note}
        <Button className="float-right mt-4" onClick={onClose}>
          Close
        </Button>
      </dialog>
    ),
  });
