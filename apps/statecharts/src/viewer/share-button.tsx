import { useState } from "react";
import { Icon } from "../top/icon.tsx";

/** Copies the address, which holds the walk. */
export function ShareButton() {
  const [isCopied, setCopied] = useState(false);
  return (
    <button
      type="button"
      className="button primary"
      aria-label={isCopied ? "Address copied" : "Share this walk"}
      onClick={() => {
        void navigator.clipboard.writeText(location.href).then(() => {
          setCopied(true);
          setTimeout(() => setCopied(false), 2000);
        });
      }}
    >
      <Icon name={isCopied ? "check" : "share"} />
      <span className="wide">{isCopied ? "Address copied" : "Share this walk"}</span>
    </button>
  );
}
