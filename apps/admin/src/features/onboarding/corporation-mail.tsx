import { toFailure } from "@marquee/api/client/api-failure";
import { onboardingMessages as messages } from "@marquee/domain/onboarding/messages";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { useMutation } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { shownIssues } from "@marquee/machines/forms/fields";
import { useClient } from "../../session/session-context.tsx";
import { useFields, formValues } from "../../page-kit/form/fields-actor.ts";
import type { StepActor } from "./step-form.tsx";

/** The way to be taken on though the corporation id is in use: its details go to the operator by mail. */
export function CorporationMail({ step }: { readonly step: StepActor }) {
  const client = useClient();
  const isTaken = useFields(step, (fields) =>
    shownIssues(fields).some(({ rule }) => rule === "STOREINFO-V7"),
  );
  const mail = useMutation({
    mutationFn: () => {
      const { corporationId, businessName, mobileNo, email } = formValues(step);
      const body = { corporationId, companyName: businessName, contactNumber: mobileNo, email };
      return client.onboarding.mailCorporation({ body });
    },
  });
  if (mail.isSuccess) return <Note tone="ok" role="status" title={messages.corporationMailed} />;
  if (!isTaken) return null;
  return (
    <div className="flex flex-col items-start gap-2">
      <Button size="sm" busy={mail.isPending} onClick={() => mail.mutate()}>
        <Mail className="size-3.5" aria-hidden="true" />
        Mail us these company details
      </Button>
      {mail.error ? <Note tone="bad" role="alert" title={toFailure(mail.error).message} /> : null}
    </div>
  );
}
