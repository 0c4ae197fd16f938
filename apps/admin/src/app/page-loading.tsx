import { Spinner } from "@marquee/ui/spinner.tsx";

/** While a screen is on its way, after a moment: short waits show nothing. */
export function PageLoading() {
  return (
    <div role="status" className="grid min-h-60 place-items-center text-muted">
      <span className="flex items-center gap-2">
        <Spinner />
        Loading
      </span>
    </div>
  );
}
