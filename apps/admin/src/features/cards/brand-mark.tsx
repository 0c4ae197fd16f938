import { CreditCard } from "lucide-react";
import type { ReactNode } from "react";

interface WordProps {
  readonly text: string;
  readonly fill: string;
  readonly size: number;
}

const Word = ({ text, fill, size }: WordProps) => (
  <text
    x="17"
    y={11 + size * 0.37}
    textAnchor="middle"
    fontFamily="Inter Variable, sans-serif"
    fontWeight="800"
    fontSize={size}
    fill={fill}
  >
    {text}
  </text>
);

/** The colours of a card are its own in both themes. */
const MARKS: Readonly<Record<string, readonly [paper: string, mark: ReactNode]>> = {
  visa: ["#ffffff", <Word key="visa" text="VISA" fill="#1a2c8f" size={10} />],
  amex: ["#1f6fc4", <Word key="amex" text="AMEX" fill="#ffffff" size={8} />],
  mastercard: [
    "#ffffff",
    <g key="mastercard">
      <circle cx="14" cy="11" r="6.4" fill="#d8302a" />
      <circle cx="20" cy="11" r="6.4" fill="#f2a033" fillOpacity="0.88" />
    </g>,
  ],
};

/** A small card in the colours of its brand, beside the brand's name; a plain one for other brands. */
export function BrandMark({ brand }: { readonly brand: string }) {
  const [paper, mark] = MARKS[brand.toLowerCase()] ?? [null, null];
  if (paper === null)
    return (
      <span
        aria-hidden="true"
        className="grid h-5.5 w-8.5 shrink-0 place-items-center rounded-small text-muted ring-1 ring-line-strong"
      >
        <CreditCard className="size-4" />
      </span>
    );
  return (
    <svg
      viewBox="0 0 34 22"
      aria-hidden="true"
      className="h-5.5 w-8.5 shrink-0 rounded-small ring-1 ring-ink/12"
    >
      <rect width="34" height="22" fill={paper} />
      {mark}
    </svg>
  );
}
