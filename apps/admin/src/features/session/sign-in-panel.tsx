import { REDIRECT_DELAY } from "@marquee/machines/patterns/redirect-delay";
import { useSelector } from "@xstate/react";
import { DemonstrationList } from "./demonstration-list.tsx";
import { SignInForm, type SignInFormProps } from "./sign-in-form.tsx";
import { onDemand } from "@marquee/ui/feedback/on-demand.tsx";

const SuccessPanel = onDemand(
  async () => (await import("@marquee/ui/feedback/success-panel.tsx")).SuccessPanel,
);

export interface SignInPanelProps extends SignInFormProps {
  /** Whether this is the demonstration market, whose accounts can be chosen. */
  readonly embedded: boolean;
}

/** The form of a sign-in, and then the welcome. */
export function SignInPanel({ actor, embedded }: SignInPanelProps) {
  const welcoming = useSelector(actor, (snapshot) => snapshot.matches("welcoming"));
  const done = useSelector(actor, (snapshot) => snapshot.matches("done"));
  const name = useSelector(actor, (snapshot) => snapshot.context.user?.name);
  return welcoming || done ? (
    <SuccessPanel
      asPageTitle
      title={`Welcome, ${name ?? ""}`}
      detail="You are signed in."
      destination="Taking you on"
      seconds={REDIRECT_DELAY / 1000}
      goNow={{ label: "Go now", onGo: () => actor.send({ type: "redirect.now" }) }}
    />
  ) : (
    <>
      <div>
        <h1 className="text-display">Sign in</h1>
        <p className="text-muted">Your stores, offers and campaigns in one place.</p>
      </div>
      <SignInForm actor={actor} />
      {embedded ? (
        <DemonstrationList
          onChoose={({ email, password }) => {
            actor.send({ type: "email.changed", email });
            actor.send({ type: "password.changed", password });
          }}
        />
      ) : null}
    </>
  );
}
