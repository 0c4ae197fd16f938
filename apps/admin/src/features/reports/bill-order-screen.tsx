import { USUAL_CURRENCY } from "@marquee/domain/money/currency";
import type { ShopOrder } from "@marquee/domain/reports/conversion.schema";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { Money } from "@marquee/ui/content/money.tsx";
import { useQuery } from "@tanstack/react-query";
import { ReceiptText } from "lucide-react";
import { useMemo } from "react";
import { UnnamedPage } from "../../page-kit/detail/unnamed-page.tsx";
import { ListFrame } from "../../page-kit/list/list-frame.tsx";
import { ListPanel } from "../../page-kit/list/list-panel.tsx";
import { NoRecords } from "../../page-kit/list/no-records.tsx";
import { ListOutline } from "../../page-kit/outline/list-outline.tsx";
import { PageHeader } from "../../page-kit/page-header.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { usePermission } from "../../session/permission.ts";
import { useClient } from "../../session/session-context.tsx";
import { UnreadPage } from "../history/unread-page.tsx";
import { BillVersions } from "./bill-versions.tsx";
import { orderColumns, orderList } from "./report-columns.tsx";
import { billQuery, orderRows, versionsQuery } from "./reports.queries.ts";
import { billOrderSearch } from "./reports.search.ts";

const shopOrderNumber = ({ orderNumber }: ShopOrder) => orderNumber;

/** The report that leads here: masters and shops have their own, others the one over all shops. */
function useParent() {
  const own = usePermission("reports.conversion").allowed;
  return own
    ? ({ to: "/home/report/conversionReport", label: "Conversion Report" } as const)
    : ({ to: "/home/report/allConversionReport", label: "All Conversion Report" } as const);
}

function Bill({ id }: { readonly id: string }) {
  const client = useClient();
  const parent = useParent();
  const { data: bill, error, refetch } = useQuery(billQuery(client, id));
  const versions = useQuery(versionsQuery(client, id));
  const named = Number(useScreenSearch(billOrderSearch).version);
  const shown = versions.data?.find(({ version }) => version === named) ?? bill;
  const version = shown?.version ?? 1;
  const columns = useMemo(() => orderColumns(shown?.currency ?? USUAL_CURRENCY), [shown?.currency]);
  if (error) return <UnreadPage noun="bill" parent={parent} query={{ error, refetch }} />;
  if (!bill || !shown || versions.isPending) return <ListOutline />;
  return (
    <ListFrame>
      <PageHeader title={bill.shop} parent={parent} here="Orders" />
      <dl className="flex shrink-0 flex-wrap gap-x-8 gap-y-2 px-4 pb-3 text-small md:px-6">
        <div>
          <dt className="text-muted">Bill date (CST)</dt>
          <dd>
            <Instant at={bill.createdOn} />
          </dd>
        </div>
        <div>
          <dt className="text-muted">{`Total price (${shown.currency})`}</dt>
          <dd className="font-medium">
            <Money amount={shown.totalPrice} />
          </dd>
        </div>
        <div>
          <dt className="text-muted">{`Total commission (${shown.currency})`}</dt>
          <dd className="font-medium">
            <Money amount={shown.totalCommission} />
          </dd>
        </div>
      </dl>
      <BillVersions id={id} versions={versions.data ?? []} shown={version} />
      <ListPanel
        key={version}
        list={orderList}
        title={`Orders of ${bill.shop}`}
        query={orderRows(client, id, version)}
        columns={columns}
        rowId={shopOrderNumber}
        searchLabel="Search orders"
        empty={<NoRecords icon={<ReceiptText />} detail="The shop platform sent no orders." />}
      />
    </ListFrame>
  );
}

/** The orders behind one bill of the conversion report. */
export function BillOrderScreen() {
  const id = useScreenSearch(billOrderSearch).billId;
  const parent = useParent();
  return id === undefined ? <UnnamedPage noun="bill" parent={parent} /> : <Bill key={id} id={id} />;
}
