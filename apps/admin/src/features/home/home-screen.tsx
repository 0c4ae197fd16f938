import type { Home } from "@marquee/domain/home/home.schema";
import { EmptyState } from "@marquee/ui/feedback/empty-state.tsx";
import { onDemand } from "@marquee/ui/feedback/on-demand.tsx";
import { useQuery } from "@tanstack/react-query";
import { DateRange } from "../../page-kit/date-range/date-range.tsx";
import type { FirstDay } from "../../page-kit/date-range/first-day.ts";
import { useRangeInAddress } from "../../page-kit/date-range/use-range-in-address.ts";
import { ListFailure } from "../../page-kit/list/list-failure.tsx";
import { PageLoading } from "../../page-kit/outline/page-loading.tsx";
import { useClient } from "../../session/session-context.tsx";
import { useCompanyBranch } from "../companies/use-company-branch.ts";
import { homeQuery, usualDays } from "./home.queries.ts";
import { MerchantHome } from "./merchant-home.tsx";

const StaffHome = onDemand(async () => (await import("./staff-home.tsx")).StaffHome, {
  loading: <PageLoading kind="home" />,
});

export { firstHome } from "./home.queries.ts";

/** The day of the first campaign; undefined while none has begun. */
const firstCounted = ({ counted }: NonNullable<Home["merchant"]>): FirstDay | undefined =>
  counted?.since ? { day: counted.since, what: "the first campaign began" } : undefined;

/** What a user sees first: what is live and what waits for whom; of staff, their queues. */
export function HomeScreen() {
  const { companyId, privileged } = useCompanyBranch();
  const { range, field } = useRangeInAddress();
  const asked = range ?? usualDays();
  const { data, error, refetch, isPlaceholderData } = useQuery(
    homeQuery(useClient(), privileged ? companyId : null, asked),
  );
  const retry = () => void refetch();
  if (data?.staff) return <StaffHome home={data} staff={data.staff} onRetry={retry} />;
  if (data?.merchant)
    return (
      <MerchantHome
        home={data}
        merchant={data.merchant}
        onRetry={retry}
        days={
          <DateRange
            label="Counted days"
            {...field}
            value={asked}
            since={firstCounted(data.merchant)}
          />
        }
        isBusy={isPlaceholderData}
      />
    );
  if (data)
    return (
      <EmptyState
        wholePage
        title="You belong to no company yet"
        detail="The user who added you can choose your company; then this page shows what is live and what waits."
      />
    );
  if (error)
    return <ListFailure query={{ error, refetch: retry }} title="Home could not be loaded" />;
  return <PageLoading kind="home" />;
}
