import {
  DEMONSTRATION_ACCOUNTS,
  DEMONSTRATION_PASSWORD,
} from "@marquee/domain/session/demonstration-accounts";

export interface DemonstrationListProps {
  readonly onChoose: (account: { readonly email: string; readonly password: string }) => void;
}

/** Who one can sign in as in the demonstration market. Embedded mode alone shows it. */
export function DemonstrationList({ onChoose }: DemonstrationListProps) {
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
