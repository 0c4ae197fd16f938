import { statusAfter } from "@marquee/domain/bills/bill-decision";
import type { BillRejection } from "@marquee/domain/bills/bill.schema";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { addDays } from "@marquee/domain/dates/days";
import type { IngestBill } from "@marquee/domain/ingest/ingest.schema";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { decideBill } from "../bills/decide-bill.ts";
import type { Tx } from "../platform/database/typed.ts";
import { chance, draw, pick } from "./chance.ts";
import type { Market, MarketItem } from "./market.ts";
import { stableId } from "./stable-id.ts";

const BILLS_EACH = 6;
/** From this number on a branch's bills are old enough to have been decided. */
const DECIDED_FROM = 3;
/** This bill of a branch was amended by its shopper: it waits for a decision, with an earlier version to compare. */
const AMENDED = 1;
const MEDIA = join(import.meta.dirname, "../../demonstration");
/** What shoppers took pictures of. */
const PICTURES = ["stoneware-mugs", "wool-throw", "ceramic-vase", "folded-linen"] as const;
const SHOPPERS = ["ines", "owen", "mei", "jonas", "amara", "lucie"] as const;
const COMMENTS = [
  "Exactly as shown, and well packed.",
  "Lovely colour, softer than I expected.",
  "Good value. It came a day late.",
  "The staff took their time for us.",
  "Smaller than I thought, but pretty.",
] as const;

/** A till receipt as a phone would see it: lines of print without words, so that no fonts are needed. */
async function receipt(name: string, isBlurred = false): Promise<string> {
  const lines = Array.from({ length: draw(`${name} lines`, 5, 11) }, (_, line) => {
    const y = 70 + line * 26;
    const width = draw(`${name} ${line}`, 60, 150);
    return `<rect x="24" y="${y}" width="${width}" height="10"/><rect x="232" y="${y}" width="44" height="10"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="420"><rect width="300" height="420" fill="#fbfaf7"/><g fill="#3a3a3c"><rect x="90" y="26" width="120" height="16"/>${lines.join("")}<rect x="24" y="380" width="252" height="3"/></g></svg>`;
  const picture = sharp(Buffer.from(svg));
  const bytes = await (isBlurred ? picture.blur(4) : picture).png().toBuffer();
  return bytes.toString("base64");
}

/** A receipt in one picture, or in two if it is long. */
async function receipts(name: string): Promise<IngestBill["image"]> {
  const names = chance(`${name} long`) < 0.3 ? [name, `${name} end`] : [name];
  return Promise.all(
    names.map(async (each) => ({ name: "receipt.png", base64: await receipt(each) })),
  );
}

interface Media {
  readonly pictures: readonly string[];
  readonly video: string;
}

/** What ratings show: pictures as a phone would send them, and a video of two seconds. */
async function readMedia(): Promise<Media> {
  const pictures = await Promise.all(
    PICTURES.map(async (name) => {
      const svg = await readFile(join(MEDIA, `images/${name}.svg`));
      const bytes = await sharp(svg).resize(480).png({ compressionLevel: 9 }).toBuffer();
      return bytes.toString("base64");
    }),
  );
  const video = await readFile(join(MEDIA, "videos/turning-mug.mp4"));
  return { pictures, video: video.toString("base64") };
}

/** Half of all ratings have a picture, some of them two and a video. */
function ratingImages(
  rating: string,
  { pictures, video }: Media,
): IngestBill["billRating"][number]["ratingMedia"] {
  const luck = chance(`${rating} media`);
  const picture = (which: string) => ({
    name: "picture.png",
    base64: pick(`${rating} ${which}`, pictures) ?? "",
  });
  if (luck < 0.5) return [];
  if (luck < 0.8) return [picture("one")];
  return [picture("one"), picture("two"), { name: "video.mp4", base64: video }];
}

function billRatings(
  bill: string,
  items: readonly (MarketItem & { readonly type: "Offer" | "Product" })[],
  media: Media,
) {
  const first = pick(`${bill} first`, items);
  const second = chance(`${bill} two`) < 0.4 ? pick(`${bill} second`, items) : undefined;
  const rated = [...new Set([first, second])].flatMap((item) => item ?? []);
  return rated.map(({ id, type }) => ({
    id: stableId(`demonstration rating ${bill} ${id}`),
    comment: pick(`${bill} ${id} comment`, COMMENTS) ?? "",
    rating: draw(`${bill} ${id} rating`, 5, 10) / 2,
    ratingMedia: ratingImages(`${bill} ${id}`, media),
    ratingType: type,
    offerId: type === "Offer" ? id : null,
    productId: type === "Product" ? id : null,
  }));
}

/** What a shopper delivered and then amended: a blurred receipt, and ratings of half a star less without pictures. */
const firstVersion = async (name: string, amended: IngestBill): Promise<IngestBill> => ({
  ...amended,
  version: 1,
  image: [{ name: "receipt.png", base64: await receipt(name, true) }],
  billRating: amended.billRating.map((rating) => ({
    ...rating,
    rating: rating.rating - 0.5,
    ratingMedia: [],
  })),
});

/** Receipts for every approved branch over the last four weeks, with ratings of what it sells; one has two versions. */
export async function demonstrationBills(
  { stores, offers, products }: Market,
  now: Date,
): Promise<readonly IngestBill[]> {
  const bills: IngestBill[] = [];
  const media = await readMedia();
  const items = [
    ...offers.map((item) => ({ ...item, type: "Offer" as const })),
    ...products.map((item) => ({ ...item, type: "Product" as const })),
  ];
  for (const { id: storeId } of stores.filter(({ isApprove }) => isApprove === "Y")) {
    const sold = items.filter((item) => item.storeId === storeId);
    for (let number = 0; number < BILLS_EACH; number += 1) {
      const day = addDays(
        centralDayOf(now),
        -(2 + number * 4 + draw(`${storeId} ${number}`, 0, 3)),
      );
      const name = `${storeId} ${number} ${day}`;
      const bill: IngestBill = {
        id: stableId(`demonstration bill ${name}`),
        userId: `${pick(name, SHOPPERS) ?? "ines"}@shoppers.marquee.test`,
        storeId,
        createdOn: `${day}T${draw(`${name} hour`, 15, 23)}:${draw(`${name} minute`, 10, 59)}:00.000Z`,
        image: await receipts(name),
        billRating: billRatings(name, sold, media),
      };
      if (number !== AMENDED) bills.push(bill);
      else {
        const amended = { ...bill, version: 2 };
        bills.push(await firstVersion(name, amended), amended);
      }
    }
  }
  return bills;
}

const REJECTIONS: readonly BillRejection[] = [
  { reason: "sentBefore", note: "We have this receipt already. Thank you!" },
  { reason: "unreadable", note: "" },
  { reason: "otherStore", note: "" },
  { reason: "other", note: "The photo shows a gift card, not a receipt." },
];

/** Decides the bills that were sent in weeks ago, and approves most of them. Bills that are decided already stay as they are. */
export async function decideBills(tx: Tx, bills: readonly IngestBill[], now: Date): Promise<void> {
  const ids = [...new Set(bills.map(({ id }) => id))];
  for (const id of ids.filter((_id, index) => index % BILLS_EACH >= DECIDED_FROM)) {
    const status = statusAfter(chance(`${id} decision`) < 0.75 ? "Approve" : "Reject");
    const rejection = status === "R" ? (pick(`${id} reason`, REJECTIONS) ?? null) : null;
    await decideBill(tx, id, {
      status,
      updatedBy: "Maya Lindqvist",
      updatedOn: now.toISOString(),
      rejectReason: rejection?.reason ?? null,
      rejectNote: rejection?.note ?? null,
    });
  }
}
