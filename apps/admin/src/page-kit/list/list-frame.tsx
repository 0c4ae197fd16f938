import { Tabs, type TabsProps } from "@marquee/ui/controls/tabs.tsx";
import type { ReactNode } from "react";

/** A page whose rows scroll below what is above them; on a narrow screen the page itself scrolls. */
export function ListFrame({ children }: { readonly children: ReactNode }) {
  return <div className="relative flex min-h-0 flex-1 flex-col max-md:min-h-max">{children}</div>;
}

/** Tabs that hand the height of the frame on to the rows. */
export function ListTabs(props: Omit<TabsProps, "className">) {
  return (
    <Tabs
      {...props}
      className="flex min-h-0 flex-1 flex-col [&>[role=tabpanel]]:flex [&>[role=tabpanel]]:min-h-0 [&>[role=tabpanel]]:flex-1 [&>[role=tabpanel]]:flex-col"
    />
  );
}
