import { DetailSkeleton } from "./detail-skeleton.tsx";
import { FormOutline } from "./form-outline.tsx";
import { HomeSkeleton } from "./home-skeleton.tsx";
import { InvoiceSkeleton } from "./invoice-skeleton.tsx";
import { ListOutline, ReportOutline } from "./list-outline.tsx";
import type { PageKind } from "./page-kind.ts";
import { PublicOutline } from "./public-outline.tsx";
import { StepsSkeleton } from "./steps-skeleton.tsx";

export const OUTLINES = {
  home: <HomeSkeleton />,
  list: <ListOutline />,
  tabbedList: <ListOutline hasTabs />,
  report: <ReportOutline />,
  detail: <DetailSkeleton />,
  invoice: <InvoiceSkeleton />,
  form: <FormOutline />,
  formWithAside: <FormOutline hasAside />,
  steps: <StepsSkeleton />,
  public: <PublicOutline />,
} as const satisfies Readonly<Record<PageKind, React.ReactNode>>;

/** The outline of a page of this kind (SCREEN-G11). */
export const PageOutline = ({ kind }: { readonly kind: PageKind }) => OUTLINES[kind];
