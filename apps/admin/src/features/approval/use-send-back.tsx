import { sendBackRules } from "@marquee/domain/approval/send-back";
import { LONGEST_SEND_BACK } from "@marquee/domain/stores/send-back-limit";
import { ruleIssues } from "@marquee/domain/validation/rule";
import {
  sendBackMachine,
  type BranchToSendBack,
} from "@marquee/machines/approval/send-back.machine";
import { Field } from "@marquee/ui/fields/field.tsx";
import { TextArea } from "@marquee/ui/fields/text-area.tsx";
import { useCallback, useState, type ReactNode } from "react";
import { useConfirmedAction } from "../../page-kit/use-confirmed-action.tsx";
import { useClient } from "../../session/session-context.tsx";

/** What is read again once a branch was sent back. */
const REFRESH = [["stores"], ["home"]];

/** Sending a branch back to its merchant: what to call, and the dialog that asks what is to be changed (STORE-A11). */
export function useSendBack(): {
  readonly sendBack: (branch: BranchToSendBack) => void;
  readonly sendBackDialog: ReactNode;
} {
  const client = useClient();
  const [reason, setReason] = useState("");
  const [shows, setShows] = useState(false);
  const [issue] = ruleIssues(sendBackRules, { reason }, undefined);
  const { request, dialog: sendBackDialog } = useConfirmedAction(sendBackMachine, {
    run: ({ id, sentBack }) =>
      client.stores.sendBack({
        params: { id },
        body: { reason, seenOn: sentBack?.on ?? null },
      }),
    refresh: REFRESH,
    question: ({ storeName }) => `Do you want to send ${storeName} back?`,
    consequence: () =>
      "It stays pending. Its merchant gets a mail and sees on Home what to change; then it is here again.",
    confirm: "Send back",
    mayRun: () => {
      setShows(true);
      return issue === undefined;
    },
    fields: (
      <Field label="What is to be changed" error={shows ? issue?.message : undefined}>
        {(control) => (
          <TextArea
            {...control}
            value={reason}
            onValueChange={setReason}
            maxLength={LONGEST_SEND_BACK}
          />
        )}
      </Field>
    ),
  });
  const sendBack = useCallback(
    ({ id, storeName, sentBack = null }: BranchToSendBack) => {
      setReason("");
      setShows(false);
      request({ id, storeName, sentBack });
    },
    [request],
  );
  return { sendBack, sendBackDialog };
}
