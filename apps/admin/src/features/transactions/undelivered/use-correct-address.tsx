import { correctedAddressRules } from "@marquee/domain/undelivered/corrected-address-rules";
import { LONGEST_ADDRESS } from "@marquee/domain/undelivered/longest-address";
import type { UndeliveredJob } from "@marquee/domain/undelivered/undelivered.schema";
import { ruleIssues } from "@marquee/domain/validation/rule";
import { correctAddressMachine } from "@marquee/machines/outbox/correct-address.machine";
import { Field } from "@marquee/ui/fields/field.tsx";
import { TextInput } from "@marquee/ui/fields/text-input.tsx";
import { useCallback, useState, type ReactNode } from "react";
import { useConfirmedAction } from "../../../page-kit/use-confirmed-action.tsx";
import { useClient } from "../../../session/session-context.tsx";
import { UNDELIVERED } from "./undelivered.queries.ts";

/** Sending a mail to a corrected address: what to call for a row, and the dialog that asks for the address (OUTBOX-A1). */
export function useCorrectAddress(): {
  readonly correct: (job: UndeliveredJob) => void;
  readonly correctDialog: ReactNode;
} {
  const client = useClient();
  const [to, setTo] = useState("");
  const [shows, setShows] = useState(false);
  const [issue] = ruleIssues(correctedAddressRules, { to }, undefined);
  const { request, dialog: correctDialog } = useConfirmedAction(correctAddressMachine, {
    run: ({ id }) => client.undelivered.correctAddress({ params: { id }, body: { to } }),
    refresh: [UNDELIVERED],
    question: ({ about }) => `Send to a corrected address: ${about}?`,
    consequence: () =>
      "It is tried at once, and only this mail goes there: the address of its user or branch stays as it is on their own page.",
    confirm: "Send",
    mayRun: () => {
      setShows(true);
      return issue === undefined;
    },
    fields: (
      <Field label="Email" error={shows ? issue?.message : undefined}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="off"
            value={to}
            onValueChange={setTo}
            maxLength={LONGEST_ADDRESS}
          />
        )}
      </Field>
    ),
  });
  const correct = useCallback(
    (job: UndeliveredJob) => {
      setTo(job.to ?? "");
      setShows(false);
      request(job);
    },
    [request],
  );
  return { correct, correctDialog };
}
