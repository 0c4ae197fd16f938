import {
  DEMONSTRATION_ACCOUNTS,
  DEMONSTRATION_PASSWORD,
} from "@marquee/domain/session/demonstration-accounts";
import { onDemand } from "@marquee/ui/feedback/on-demand.tsx";
import { useSelector } from "@xstate/react";
import { SignInForm, type SignInFormProps } from "./sign-in-form.tsx";

interface DemonstrationListProps {
  readonly onChoose: (account: { readonly email: string; readonly password: string }) => void;
}

/** The accounts of the demonstration market, to sign in with one. Embedded mode alone shows them. */
function DemonstrationList({ onChoose }: DemonstrationListProps) {
  return (
    <section aria-labelledby="demonstration" className="border-t border-line pt-4">
      <h2 id="demonstration" className="text-small font-medium">
        Demonstration accounts
      </h2>
      <p className="text-small text-muted">
        Local accounts of this demonstration market. Choose one to fill in the form.
      </p>
      <ul className="mt-2 -mx-2 flex flex-col">
        {DEMONSTRATION_ACCOUNTS.map(({ email, who }) => (
          <li key={email}>
            <button
              type="button"
              onClick={() => onChoose({ email, password: DEMONSTRATION_PASSWORD })}
              className="flex w-full flex-wrap items-baseline justify-between gap-x-3 rounded-small px-2 py-1 text-left text-small hover:bg-press"
            >
              <span className="font-medium">{email}</span>
              <span className="text-muted">{who}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

// Only users with an authenticator app see it.
const CodeForm = onDemand(async () => (await import("./code-form.tsx")).CodeForm);

const SuccessPanel = onDemand(
  async () => (await import("@marquee/ui/feedback/success-panel.tsx")).SuccessPanel,
  {
    // the user is signed in, and a note above says why nothing follows (SCREEN-B5)
    failed: (_, { title, detail }) => (
      <div>
        <h1 className="text-display">{title}</h1>
        <p className="text-muted">{detail}</p>
      </div>
    ),
  },
);

export interface SignInPanelProps extends SignInFormProps {
  /** Whether this is the demonstration market, whose accounts can be chosen. */
  readonly embedded: boolean;
}

/** The form of a sign-in, the code of an authenticator app if there is one, and then the welcome. */
export function SignInPanel({ actor, embedded }: SignInPanelProps) {
  const welcoming = useSelector(actor, (snapshot) => snapshot.matches("welcoming"));
  const done = useSelector(actor, (snapshot) => snapshot.matches("done"));
  const asksCode = useSelector(
    actor,
    (snapshot) => snapshot.matches("askingCode") || snapshot.matches("checkingCode"),
  );
  const name = useSelector(actor, (snapshot) => snapshot.context.user?.name);
  if (asksCode)
    return (
      <>
        <div>
          <h1 className="text-display">Enter your code</h1>
          <p className="text-muted">
            Your authenticator app shows a code of six digits for Marquee.
          </p>
        </div>
        <CodeForm actor={actor} />
      </>
    );
  return welcoming || done ? (
    <SuccessPanel
      asPageTitle
      title={`Welcome, ${name ?? ""}`}
      detail="You are signed in."
      destination="Taking you on"
      onGo={() => actor.send({ type: "redirect.now" })}
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
