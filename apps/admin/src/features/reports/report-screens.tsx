import { Button } from "@marquee/ui/controls/button.tsx";
import { Link } from "@tanstack/react-router";
import { ConversionReport } from "./conversion-report.tsx";

/** What a person's own shop sold after a click; masters see every shop, and may choose one. */
export const ConversionReportScreen = () => (
  <ConversionReport
    title="Conversion Report"
    description="What your shop sold after a click, and the commission on it."
  />
);

/** The same over all shops, for those who act across companies. */
export const AllConversionReportScreen = () => (
  <ConversionReport
    title="All Conversion Report"
    description="What each shop sold after a click, and the commission on it."
  />
);

/** The same for masters. */
export const ConsolidateConversionReportScreen = () => (
  <ConversionReport
    title="Consolidate Conversion Report"
    description="What shops sold after a click, and the commission on it."
    action={
      <Button asChild>
        <Link to="/home/report/refusedRows">Refused Rows</Link>
      </Button>
    }
  />
);
