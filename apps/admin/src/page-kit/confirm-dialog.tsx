import { useOnDemand } from "@marquee/ui/browser/use-on-demand.ts";
import { DialogFrame } from "@marquee/ui/overlays/dialog-frame.tsx";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import type { ConfirmDialogProps } from "./confirm-question.tsx";

const load = () => import("./confirm-question.tsx");

/** The dialog of a confirmed action, whose code is loaded with the first question. */
export function ConfirmDialog<Subject extends object, Result>(
  props: ConfirmDialogProps<Subject, Result>,
) {
  const { action } = props;
  const confirming = useSelector(action, (snapshot) => snapshot.matches("confirming"));
  const requested = useSelector(action, (snapshot) => snapshot.context.subject !== null);
  const [question, want] = useOnDemand(load);
  useEffect(() => {
    if (!requested) return;
    // if the dialog cannot be loaded, nothing is confirmed
    void want().then((came) => (came ? undefined : action.send({ type: "action.cancelled" })));
  }, [requested, want, action]);
  if (question) return <question.ConfirmQuestion {...props} />;
  return confirming ? (
    <DialogFrame onClose={() => action.send({ type: "action.cancelled" })} />
  ) : null;
}
