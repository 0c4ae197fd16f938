import type { ComponentType } from "react";
import { Button } from "../controls/button.tsx";
import { onDemand, type PartFailure } from "../feedback/on-demand.tsx";
import { DialogFrame } from "./dialog-frame.tsx";

interface Closed {
  readonly onClose?: () => void;
}

const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/** Stands in for a dialog whose code could not be loaded. It is the browser's own: no code is needed for its keys and its focus. */
const failed = ({ note }: PartFailure, { onClose }: Closed) => (
  <dialog
    ref={showModal}
    aria-label="Not loaded"
    onClose={onClose}
    className="m-auto w-[27.5rem] rounded-card bg-raised p-6 text-ink shadow-float backdrop:bg-veil"
  >
    {note}
    <Button
      className="float-right mt-4"
      onClick={(event) => event.currentTarget.closest("dialog")?.close()}
    >
      Close
    </Button>
  </dialog>
);

/** A dialog whose code is loaded when it is first opened: its frame shows at once, and no key is lost (SCREEN-O8). */
export const dialogOnDemand = <Props extends Closed>(load: () => Promise<ComponentType<Props>>) =>
  onDemand(load, { loading: ({ onClose }) => <DialogFrame onClose={onClose} />, failed });
