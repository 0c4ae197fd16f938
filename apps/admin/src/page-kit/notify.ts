import type { Notification } from "@marquee/machines/patterns/notification";
import { toaster, type ToastContent } from "@marquee/ui/feedback/toaster.ts";

const TONE = { success: "ok", info: "note", error: "bad" } as const;

/** Shows a notification of a machine as a toast: the `notify` action of every machine. */
export const notify = (
  { kind, message }: Notification,
  more?: Pick<ToastContent, "detail" | "reference" | "undo" | "undoSeconds">,
): void => toaster.show({ tone: TONE[kind], title: message, ...more });
