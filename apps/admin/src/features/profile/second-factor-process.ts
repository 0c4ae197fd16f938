import { secondFactorMachine } from "@marquee/machines/profile/second-factor.machine";
import type {
  AppCode,
  BeginResponse,
  Confirmation,
  FactorRefused,
  FactorResponse,
} from "@marquee/machines/profile/second-factor.model";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { fromPromise } from "xstate";
import { notify } from "../../page-kit/notify.ts";
import type { SecondFactorCalls } from "../../session/identity-service.ts";
import { useSession } from "../../session/session-context.tsx";
import { useProcess } from "../../session/use-process.ts";
import { identityCode } from "../session/identity-code.ts";
import { SECOND_FACTOR } from "./second-factor.queries.ts";

/** A refusal of the service as a value; any other error is thrown on. */
async function orRefused<Response>(call: Promise<Response>): Promise<Response | FactorRefused> {
  try {
    return await call;
  } catch (error) {
    const code = identityCode(error);
    if (code === null) throw error;
    return { tag: "refused", code };
  }
}

/** The process of setting an authenticator app up, or removing it. */
export function useSecondFactor(purpose: "setUp" | "remove") {
  const { identity } = useSession();
  const queries = useQueryClient();
  const [machine] = useState(() => {
    const call = async <Response>(
      about: (calls: SecondFactorCalls) => Promise<Response>,
    ): Promise<Response | FactorRefused> => orRefused(about((await identity.open()).secondFactor));
    const respondOnce = async (about: (calls: SecondFactorCalls) => Promise<void>) =>
      call(async (calls): Promise<FactorResponse> => {
        await about(calls);
        return { tag: "done" };
      });
    return secondFactorMachine.provide({
      actors: {
        confirmSignIn: fromPromise<FactorResponse, Confirmation>(({ input }) =>
          respondOnce((calls) => calls.confirm(input.password, input.code)),
        ),
        beginApp: fromPromise<BeginResponse, void>(() =>
          call(async (calls) => ({ tag: "begun", app: await calls.begin() })),
        ),
        finishApp: fromPromise<FactorResponse, AppCode>(({ input }) =>
          respondOnce((calls) => calls.finish(input.code)),
        ),
        removeApp: fromPromise<FactorResponse, void>(() => respondOnce((calls) => calls.remove())),
      },
      actions: {
        refresh: () => void queries.invalidateQueries({ queryKey: SECOND_FACTOR }),
        notify: (_, notification) => notify(notification),
      },
    });
  });
  return useProcess(machine, { input: { purpose } });
}
