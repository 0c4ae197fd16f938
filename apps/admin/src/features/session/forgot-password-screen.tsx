import { forgotPasswordMachine } from "@marquee/machines/session/forgot-password.machine";
import type { ResetResponse, ResetRequest } from "@marquee/machines/session/forgot-password.model";
import { useState } from "react";
import { fromPromise } from "xstate";
import type { Session } from "../../session/create-session.ts";
import { useSession } from "../../session/session-context.tsx";
import { useProcess } from "../../session/use-process.ts";
import { ForgotPasswordForm } from "./forgot-password-form.tsx";
import { identityCode } from "./identity-code.ts";
import { PublicFrame } from "./public-frame.tsx";

async function sendReset({ identity }: Session, { email }: ResetRequest): Promise<ResetResponse> {
  const service = await identity.open();
  try {
    await service.sendReset(email);
    return { tag: "sent" };
  } catch (error) {
    const code = identityCode(error);
    if (code === null) throw error;
    return { tag: "refused", code };
  }
}

/** Takes the e-mail and has the reset mail sent. */
export function ForgotPasswordScreen() {
  const session = useSession();
  const [machine] = useState(() =>
    forgotPasswordMachine.provide({
      actors: {
        sendReset: fromPromise<ResetResponse, ResetRequest>(({ input }) =>
          sendReset(session, input),
        ),
      },
    }),
  );
  const actor = useProcess(machine, {});
  return (
    <PublicFrame title="Forgot password">
      <ForgotPasswordForm actor={actor} />
    </PublicFrame>
  );
}
