import { useNarrow } from "@marquee/ui/browser/media.ts";
import type { ReactNode } from "react";
import { ListFrame } from "../../page-kit/list/list-frame.tsx";
import { PageHeader } from "../../page-kit/page-header.tsx";

export interface PaymentMethodPageProps {
  /** One sentence of what is here. */
  readonly description: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The page of saved cards, whosever they are. */
export function PaymentMethodPage({ description, action, children }: PaymentMethodPageProps) {
  const narrow = useNarrow();
  return (
    <ListFrame>
      <PageHeader
        title="Payment Method"
        description={narrow ? undefined : description}
        action={action}
      />
      {children}
    </ListFrame>
  );
}
