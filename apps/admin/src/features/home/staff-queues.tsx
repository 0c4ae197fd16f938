import type {
  StaffHome,
  WaitingBill,
  WaitingPayment,
  WaitingStore,
} from "@marquee/domain/home/home.schema";
import { countWords } from "@marquee/domain/wire/count-words";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { Money } from "@marquee/ui/content/money.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Link } from "@tanstack/react-router";
import { usePermission } from "../../session/permission.ts";
import { useSendBack } from "../approval/use-send-back.tsx";
import { useStoreApproval } from "../approval/use-store-approval.tsx";
import { HomeTable, TwoLines, type HomeColumn } from "./home-table.tsx";

type Queue<Name extends keyof StaffHome> = NonNullable<StaffHome[Name]>;

const NothingWaits = () => <p className="text-muted">Nothing waits.</p>;

const waitingWith = ({ offers, campaigns, changed }: WaitingStore): string =>
  [
    ...(changed ? ["Changed since approval"] : []),
    ...(campaigns > 0 ? [countWords(campaigns, "paid campaign")] : []),
    ...(offers > 0 ? [countWords(offers, "offer")] : []),
  ].join(", ") || "Nothing yet";

/** The branches that await approval; a master approves them here (HOME-S1). */
export function StoreQueue({ queue }: { readonly queue: Queue<"stores"> }) {
  const mayApprove = usePermission("stores.approve").allowed;
  const { request, dialog } = useStoreApproval();
  const { sendBack, sendBackDialog } = useSendBack();
  const columns: readonly HomeColumn<WaitingStore>[] = [
    {
      label: "Branch",
      cell: ({ id, storeName, companyName, code }) => (
        <TwoLines
          first={
            <Link to="/home/branches/waiting" search={{ store: id }} className="link">
              {storeName}
            </Link>
          }
          second={`${companyName} · ${code}`}
        />
      ),
    },
    {
      label: "Address",
      spared: true,
      cell: ({ street, city }) => <TwoLines first={street || city} second={street ? city : ""} />,
    },
    { label: "Waiting with it", spared: true, cell: waitingWith },
    {
      label: "Sent (CST)",
      right: true,
      cell: ({ createdOn }) => <Instant at={createdOn} form="lines" />,
    },
    ...(mayApprove
      ? [
          {
            label: "Action",
            right: true,
            cell: ({ id, storeName, changed }: WaitingStore) => (
              <span className="inline-flex gap-2">
                {changed ? null : (
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={`Send back ${storeName}`}
                    onClick={() => sendBack({ id, storeName })}
                  >
                    Send back
                  </Button>
                )}
                <Button
                  size="sm"
                  aria-label={changed ? `See what changed: ${storeName}` : `Approve ${storeName}`}
                  onClick={() =>
                    request({
                      id,
                      storeName,
                      isApprove: changed ? "Y" : "N",
                      needsReview: changed ? "Y" : "N",
                    })
                  }
                >
                  {changed ? "See what changed" : "Approve"}
                </Button>
              </span>
            ),
          },
        ]
      : []),
  ];
  if (queue.rows.length === 0) return <NothingWaits />;
  return (
    <>
      <HomeTable
        label="Stores to approve"
        columns={columns}
        rows={queue.rows}
        rowId={({ id }) => id}
      />
      {dialog}
      {sendBackDialog}
    </>
  );
}

const ratingText = ({ rating, ratings }: WaitingBill): string =>
  rating === null ? "No rating" : `${rating} of 5${ratings > 1 ? ", the lowest" : ""}`;

/** The bills that are not reviewed yet (HOME-S2). */
export function BillQueue({ queue }: { readonly queue: Queue<"bills"> }) {
  const columns: readonly HomeColumn<WaitingBill>[] = [
    {
      label: "Store",
      cell: ({ id, storeName, companyName }) => (
        <TwoLines
          first={
            <Link to="/home/bills" search={{ bill: id }} className="link">
              {storeName}
            </Link>
          }
          second={companyName}
        />
      ),
    },
    { label: "Rating", cell: ratingText },
    {
      label: "Created on (CST)",
      right: true,
      cell: ({ createdOn }) => <Instant at={createdOn} form="lines" />,
    },
  ];
  if (queue.rows.length === 0) return <NothingWaits />;
  return <HomeTable label="New bills" columns={columns} rows={queue.rows} rowId={({ id }) => id} />;
}

const PAYMENT_COLUMNS: readonly HomeColumn<WaitingPayment>[] = [
  {
    label: "Campaign",
    cell: ({ campaignName, companyName }) => (
      <TwoLines first={campaignName || "Card verification"} second={companyName} />
    ),
  },
  { label: "Amount, CAD", right: true, cell: ({ amount }) => <Money amount={amount} /> },
  {
    label: "Provider says",
    spared: true,
    cell: ({ paymentType, providerStatus, refunding, retries }) => (
      <TwoLines
        first={`${paymentType}: ${providerStatus ?? "no answer"}`}
        second={`${refunding ? "To be refunded" : "To be collected"}, ${countWords(retries, "retry", "retries")}`}
      />
    ),
  },
  {
    label: "Since (CST)",
    right: true,
    cell: ({ createdOn }) => <Instant at={createdOn} form="lines" />,
  },
  {
    label: "Action",
    right: true,
    cell: ({ campaignName }) => (
      <Button asChild size="sm">
        <Link
          to="/home/transactions"
          search={{ tab: "attention" }}
          aria-label={`Retry the payment for ${campaignName || "a card"}`}
        >
          Retry
        </Link>
      </Button>
    ),
  },
];

/** The payments that are left to staff (HOME-S3). */
export function PaymentQueue({ queue }: { readonly queue: Queue<"payments"> }) {
  if (queue.rows.length === 0) return <p className="text-muted">No payment is stuck.</p>;
  return (
    <HomeTable
      label="Stuck payments"
      columns={PAYMENT_COLUMNS}
      rows={queue.rows}
      rowId={({ id }) => id}
    />
  );
}
