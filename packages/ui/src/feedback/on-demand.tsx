import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { Button } from "../controls/button.tsx";
import { Note } from "./note.tsx";

/** A part that could not be loaded. */
export interface PartFailure {
  readonly error: unknown;
  /** Says so, with a button that loads it again. */
  readonly note: ReactNode;
}

export interface OnDemandOptions<Props> {
  /** Shown until the part has come. */
  readonly loading?: ReactNode | ((props: Props) => ReactNode);
  /** Shown if it could not be loaded; the note alone by default. */
  readonly failed?: (failure: PartFailure, props: Props) => ReactNode;
}

/**
 * A component whose code is loaded when it first shows. Unlike `lazy` it takes down no more of the page than itself if that
 * fails, remembers no failure, and shows as soon as it has come. `preload` loads it before.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading = null, failed = ({ note }) => note }: OnDemandOptions<Props> = {},
) {
  let loaded: ComponentType<Props> | null = null;
  const open = async (): Promise<ComponentType<Props>> => (loaded ??= await load());

  function OnDemand(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    const [busy, setBusy] = useState(false);
    const ask = useCallback(async () => {
      setBusy(true);
      try {
        const part = await open();
        // a dialog has the focus before the next key comes
        flushSync(() => setPart(() => part));
      } catch (error) {
        setFailure({ error });
      }
      setBusy(false);
    }, []);
    useEffect(() => {
      if (loaded === null) void ask();
    }, [ask]);
    if (Part) return <Part {...props} />;
    if (failure === null) return typeof loading === "function" ? loading(props) : loading;
    const note = (
      <Note
        tone="wait"
        role="alert"
        title="This part of the page could not be loaded"
        action={
          <Button size="sm" busy={busy} onClick={() => void ask()}>
            Try again
          </Button>
        }
      >
        Nothing on the page is lost.
      </Note>
    );
    return failed({ error: failure.error, note }, props);
  }

  // a failure shows in the part's place
  const preload = () =>
    open().then(
      () => {},
      () => {},
    );
  return Object.assign(OnDemand, { preload });
}
