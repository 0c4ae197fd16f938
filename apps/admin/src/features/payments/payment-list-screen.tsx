import { HELP_LINKS } from "@marquee/domain/help/help-links";
import type { CompanyPayment } from "@marquee/domain/payments/company-payment.schema";
import { purchaseName } from "@marquee/domain/payments/purchase-name";
import { useQuery } from "@tanstack/react-query";
import { WalletCards } from "lucide-react";
import type { Address } from "../../page-kit/address.ts";
import { DateRange } from "../../page-kit/date-range/date-range.tsx";
import { useRangeInAddress } from "../../page-kit/date-range/use-range-in-address.ts";
import type { RowAction } from "../../page-kit/list/list-definition.ts";
import { ListPage } from "../../page-kit/list/list-page.tsx";
import { NoRecords } from "../../page-kit/list/no-records.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { usePermission } from "../../session/permission.ts";
import { useClient } from "../../session/session-context.tsx";
import { companyFilter } from "../companies/company-branch-filter.tsx";
import { useCompanyBranch } from "../companies/use-company-branch.ts";
import { paymentColumns, paymentList, paymentTotals } from "./payment-columns.tsx";
import { firstPayment, paymentRows, unfinishedQuery } from "./payments.queries.ts";
import { paymentsSearch } from "./payments.search.ts";
import { UnfinishedPayments } from "./unfinished-payments.tsx";

/** The checkout as it was left, or what it has made (PLAN-M12). */
const asLeft = ({ id }: CompanyPayment): Address => ({ to: "/home/checkout", search: { id } });

/** What a payment bought (PAYSRV-L3). */
const boughtAt = (payment: CompanyPayment): Address =>
  payment.campaignId === null
    ? asLeft(payment)
    : { to: "/home/campaign/manage", search: { id: payment.campaignId } };

/** What goes on with a payment that is not finished. */
function actionsOf(payment: CompanyPayment): readonly RowAction[] {
  if (payment.status === "failed") return [{ label: "Try again", link: asLeft(payment) }];
  return payment.status === "waiting" ? [{ label: "See the payment", link: asLeft(payment) }] : [];
}

/** The payments of a company: what was paid, what failed and can be tried again, what waits, came back or is disputed. */
export function PaymentListScreen() {
  const filter = useCompanyBranch();
  const client = useClient();
  const { companyId, storeId } = filter;
  const { range, field } = useRangeInAddress();
  const selection = { companyId, storeId, range };
  const { tab = "all", page = "1", q } = useScreenSearch(paymentsSearch);
  const isStart = tab === "all" && page === "1" && q === undefined;
  const mayPay = usePermission("campaigns.create").allowed;
  const unfinished = useQuery({ ...unfinishedQuery(client, selection), enabled: isStart });
  return (
    <ListPage
      list={paymentList}
      title="Payments"
      description="Everything you paid, did not manage to pay, or got back."
      query={paymentRows(client, selection)}
      columns={paymentColumns}
      foot={paymentTotals}
      rowName={purchaseName}
      rowLink={(payment) => (mayPay || payment.campaignId !== null ? boughtAt(payment) : undefined)}
      {...(mayPay ? { rowActions: actionsOf } : {})}
      lead={
        <DateRange
          label="Payment dates"
          everything="All days"
          {...field}
          since={firstPayment(client, selection)}
        />
      }
      above={
        isStart && unfinished.data ? (
          <UnfinishedPayments payments={unfinished.data} mayPay={mayPay} />
        ) : null
      }
      awaitsAbove={isStart && unfinished.isLoading}
      searchLabel="Search payments"
      {...companyFilter(filter)}
      tall
      empty={
        <NoRecords
          icon={<WalletCards />}
          detail="A payment is listed here as soon as a campaign is paid for."
          help={HELP_LINKS.payments}
        />
      }
    />
  );
}
