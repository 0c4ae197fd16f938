import { Button } from "@marquee/ui/controls/button.tsx";
import { Link } from "@tanstack/react-router";
import { usePermission } from "../../session/permission.ts";
import { ConversionReport } from "./conversion-report.tsx";

const EVERY_SHOP =
  "What each shop sold after a click, and the commission on it: choose a company to look at its bills.";

/** What a person's own shop sold after a click; masters see every shop, and may choose one. */
export function ConversionReportScreen() {
  const actsAcross = usePermission("reports.filterDates").allowed;
  return (
    <ConversionReport
      title="Conversion Report"
      description={
        actsAcross
          ? EVERY_SHOP
          : "What your shop sold after a click, and the commission on it: to check what it is billed."
      }
    />
  );
}

/** The conversion report over all shops, for those who act across companies. */
export const AllConversionReportScreen = () => (
  <ConversionReport title="All Conversion Report" description={EVERY_SHOP} />
);

/** The conversion report over all shops, for masters. */
export const ConsolidateConversionReportScreen = () => (
  <ConversionReport
    title="Consolidate Conversion Report"
    description="What all shops sold after a click, and the commission on it, for the books: sums by currency, and what was refused of deliveries."
    action={
      <Button asChild>
        <Link to="/home/report/refusedRows">Refused Rows</Link>
      </Button>
    }
  />
);
