import { Smartphone } from "lucide-react";

/** Leads to the app in its store, at the address that is configured (CONFIG-M18). */
export function AppBadge({ address }: { readonly address: string }) {
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener"
      className="inline-flex h-11 items-center gap-2 self-start rounded-card border border-line-strong px-3 no-underline hover:bg-press"
    >
      <Smartphone className="size-5" aria-hidden="true" />
      <span className="text-small">Get the app in the App Store</span>
    </a>
  );
}
