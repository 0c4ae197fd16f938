import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** A field in the top bar by which something is found. It gives way before the name of the machine does. */
export const FindField = (
  props: ComponentProps<"input"> & { readonly label: string; readonly beside?: ReactNode },
) => {
  const { label, beside, children, ...input } = props;
  return (
    <div className="relative w-85 min-w-40 shrink-[10000] max-[900px]:w-auto max-[900px]:min-w-9.5 max-[900px]:flex-1 max-[500px]:focus-within:absolute max-[500px]:focus-within:inset-x-2 max-[500px]:focus-within:z-40 max-[500px]:focus-within:bg-field">
      <label className="flex h-8 items-center gap-2 rounded-control border border-line-strong bg-field pr-2 pl-2.5 text-small text-muted focus-within:border-accent focus-within:ring-3 focus-within:ring-accent-line">
        <Icon name="search" />
        <span className="sr-only">{label}</span>
        <input
          placeholder={label}
          className="min-w-0 flex-1 outline-none max-[500px]:not-focus:placeholder:text-transparent"
          {...input}
        />
        <>{beside}</>
      </label>
      {children}
    </div>
  );
};
