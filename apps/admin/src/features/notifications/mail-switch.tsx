import { useQuery } from "@tanstack/react-query";
import { Checkbox } from "@marquee/ui/checkbox.tsx";
import { useClient } from "../../session/session-context.tsx";
import { mailQuery, useSetMail } from "./notifications.queries.ts";

/** Whether notifications are mailed, too; a press saves it at once (NOTE-9). */
export function MailSwitch() {
  const { data } = useQuery(mailQuery(useClient()));
  const save = useSetMail();
  if (!data) return null;
  return (
    <Checkbox
      checked={save.isPending ? save.variables : data.byMail}
      onCheckedChange={(byMail) => save.mutate(byMail)}
      label="Mail me my notifications, too"
      help={
        save.isError
          ? "That could not be saved. Please try again."
          : "Approvals, campaigns that end tomorrow, failed payments and rejected bills. It is saved at once."
      }
    />
  );
}
