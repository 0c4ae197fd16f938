import { Button } from "@marquee/ui/controls/button.tsx";
import { useState } from "react";
import { addressWith } from "../app/address.ts";
import { Icon } from "../top/icon.tsx";

/** Copies the address, which holds the walk, or what is open beside the chart. */
export function ShareButton({
  what,
  shared = {},
}: {
  readonly what: "walk" | "view";
  readonly shared?: Readonly<Record<string, string>> | undefined;
}) {
  const label = `Share this ${what}`;
  const [isCopied, setCopied] = useState(false);
  return (
    <Button
      variant="primary"
      aria-label={isCopied ? "Address copied" : label}
      onClick={() => {
        void navigator.clipboard.writeText(addressWith(shared)).then(() => {
          setCopied(true);
          setTimeout(() => setCopied(false), 2000);
        });
      }}
    >
      <Icon name={isCopied ? "check" : "share"} />
      <span className="max-[900px]:hidden">{isCopied ? "Address copied" : label}</span>
    </Button>
  );
}
