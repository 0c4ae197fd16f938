import { plainImage } from "../../harness/test-images.ts";
import { BRANCH_OF } from "../fuzz-world.ts";
import { flowRowId } from "../known-values.ts";
import type { FlowPlayer } from "./flow-player.ts";
import { aboutItem } from "./items.ts";

const WHEN = "2026-03-01T18:00:00.000Z";
const IMAGE = (await plainImage(8, 8).png().toBuffer()).toString("base64");

/** One delivery of each kind, about a branch, under new ids. */
function deliveriesOf(
  player: FlowPlayer,
  { billId, orderId, catalogId }: Readonly<Record<"billId" | "orderId" | "catalogId", string>>,
): Readonly<Record<string, object>> {
  const storeId = BRANCH_OF[player.home];
  return {
    "ingest.beacons": {
      id: player.newId(),
      itemId: flowRowId(player.home, "offer"),
      type: "offer",
      createdOn: "2026-03-01",
      impressions: 3,
      clicks: 2,
      buyNowClicks: 1,
      snips: 0,
    },
    "ingest.bills": {
      id: billId,
      userId: "shopper@marquee.test",
      storeId,
      createdOn: WHEN,
      image: [{ name: "bill.png", base64: IMAGE }],
      billRating: [],
    },
    "ingest.catalogs": {
      id: catalogId,
      storeId,
      name: "Spring",
      type: "products",
      createdOn: WHEN,
      items: [],
    },
    "ingest.orders": {
      id: orderId,
      storeId,
      createdOn: WHEN,
      totalPrice: 12.5,
      totalCommission: 1.25,
      orders: [
        {
          orderNumber: "1001",
          createdOn: WHEN,
          totalPrice: 12.5,
          status: "paid",
          source: "web",
          customerEmail: "shopper@marquee.test",
          customerPhoneNumber: "",
          captureReason: "",
        },
      ],
    },
  };
}

/** Delivers each kind of thing, signed; unsigned and wrongly signed it is refused. Then they are read, and the bill is decided. */
export async function playDeliveries(player: FlowPlayer): Promise<void> {
  const { secret } = player.stage;
  const ids = { billId: player.newId(), orderId: player.newId(), catalogId: player.newId() };
  const { billId, orderId, catalogId } = ids;
  for (const [call, row] of Object.entries(deliveriesOf(player, ids))) {
    const deliver = (signed: string | undefined) => ({
      call,
      input: () => ({ body: [row], ...(signed === undefined ? {} : { secret: signed }) }),
    });
    for (const wrong of [undefined, `${secret}x`]) await player.refused(deliver(wrong), 401);
    await player.play(deliver(secret));
  }
  for (const call of ["reports.ordersByBill", "reports.billById", "reports.billVersions"])
    await player.playAsAllowed({
      call,
      about: aboutItem(player, orderId),
      input: (id) => ({ params: { id } }),
    });
  const bill = aboutItem(player, billId);
  await player.playAsAllowed({
    call: "bills.ratings",
    about: bill,
    input: (id) => ({ params: { id } }),
  });
  await player.playAsAllowed({
    call: "bills.review",
    about: bill,
    input: (id) => ({
      params: { status: "R", decision: "Reject", id },
      body: { reason: "sentBefore", note: "" },
    }),
  });
  await player.playAsAllowed({
    call: "bills.history",
    about: bill,
    input: (id) => ({ params: { id } }),
  });
  const catalog = aboutItem(player, catalogId);
  for (const call of ["catalog.products", "catalog.collections"])
    await player.playAsAllowed({ call, about: catalog, input: (id) => ({ params: { id } }) });
  await player.playAsAllowed({
    call: "catalog.removeFromCampaign",
    about: catalog,
    needs: ["campaigns.create"],
    input: (id) => ({ body: { catalogId: id, offers: [], products: [] } }),
  });
}
