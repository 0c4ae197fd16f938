import type { ComponentType } from "react";
import { onDemand } from "../feedback/on-demand.tsx";
import { DialogFrame } from "./dialog-frame.tsx";

/** A dialog whose code is loaded when it is first opened: its frame shows at once, and no key is lost (SCREEN-O8). */
export const dialogOnDemand = <Props extends { readonly onClose?: () => void }>(
  load: () => Promise<ComponentType<Props>>,
) => onDemand(load, { loading: ({ onClose }) => <DialogFrame onClose={onClose} /> });
