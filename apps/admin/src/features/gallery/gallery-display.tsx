import { Badge } from "@marquee/ui/content/badge.tsx";
import { Card } from "@marquee/ui/content/card.tsx";
import { Chip } from "@marquee/ui/content/chip.tsx";
import { Count } from "@marquee/ui/content/count.tsx";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { Mark, Wordmark } from "@marquee/ui/content/mark.tsx";
import { Money } from "@marquee/ui/content/money.tsx";
import { Thumb } from "@marquee/ui/content/thumb.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Pagination } from "@marquee/ui/controls/pagination.tsx";
import { Tabs } from "@marquee/ui/controls/tabs.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { Progress } from "@marquee/ui/feedback/progress.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import { Spinner } from "@marquee/ui/feedback/spinner.tsx";
import { Tag } from "lucide-react";
import { useState } from "react";
import { NoRecords } from "../../page-kit/list/no-records.tsx";
import { KitRow, KitSection } from "./gallery-section.tsx";

const TABS = [
  { value: "live", label: "Live", count: 48 },
  { value: "pending", label: "Pending", count: 7 },
  { value: "inactive", label: "Inactive", count: 129 },
];

function Texts() {
  return (
    <>
      <KitRow>
        <Badge tone="ok">Live · 9 days left</Badge>
        <Badge tone="wait">Pending</Badge>
        <Badge tone="bad">Declined</Badge>
        <Badge>Inactive</Badge>
        <Badge dot={false}>Collection</Badge>
        <Count value={12} />
        <Count value={48} strong />
        <Chip label="Montréal" onRemove={() => {}} />
        <Chip label="Wool throw" image={null} />
      </KitRow>
      <KitRow>
        <Money amount={139.07} currency />
        <Money amount={-13.44} />
        <Instant at="2026-03-02T06:00:00.000Z" />
        <Instant at="2026-03-02T06:00:00.000Z" form="lines" />
        <Instant at={null} />
      </KitRow>
      <KitRow>
        <Thumb src={null} size={24} />
        <Thumb src={null} />
        <Thumb src={null} size={72} />
        <Spinner />
        <Mark />
        <Wordmark />
      </KitRow>
    </>
  );
}

function Blocks() {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Note title="Good to know">Campaigns go live once the store is approved.</Note>
      <Note tone="ok" title="plateau@marquee.test is verified." />
      <Note tone="wait" title="This store awaits approval">
        Its campaigns have no dates until then.
      </Note>
      <Note tone="bad" title="1 field needs your attention">
        Please enter offer sub heading
      </Note>
      <Card>
        <p className="text-section">A card</p>
        <p className="text-muted">One edge, no shadow.</p>
      </Card>
      <Card className="flex flex-col gap-3">
        <Skeleton className="h-3 w-40" />
        <Skeleton className="h-3 w-56" />
        <Progress label="Uploading linen.jpg" percent={64} />
        <Progress label="Working" percent={null} />
      </Card>
    </div>
  );
}

/** What shows values and states: badges, amounts, notes, progress, tabs and pages. */
export function KitDisplay() {
  const [tab, setTab] = useState("live");
  const [page, setPage] = useState(1);
  return (
    <KitSection title="Display">
      <Texts />
      <Blocks />
      <Tabs
        label="Status"
        tabs={TABS}
        value={tab}
        onValueChange={setTab}
        className="-mx-4 md:-mx-6"
      >
        <div className="px-4 md:px-6">
          <NoRecords
            icon={<Tag />}
            detail="An offer is live while a campaign covers it."
            action={<Button>Add Offer</Button>}
          />
        </div>
      </Tabs>
      <Pagination
        page={page}
        size={10}
        total={312}
        label="Pages of the display"
        onPageChange={setPage}
        onSizeChange={() => {}}
      />
    </KitSection>
  );
}
