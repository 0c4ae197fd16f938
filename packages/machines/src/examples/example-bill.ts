import type { Bill } from "@marquee/domain/bills/bill.schema";

/** A bill that awaits a decision, with a rating of an offer. */
export const exampleBill = (id: string, storeName = "Plateau"): Bill => ({
  id,
  userId: "ines@shoppers.test",
  status: "N",
  companyId: "c1",
  storeId: "s1",
  storeName,
  image: ["/images/bills/one.webp?expires=1&signature=a"],
  billRating: [
    {
      id: `${id}-rating`,
      comment: "One mug arrived with a chipped rim.",
      rating: 2,
      ratingMedia: [
        "/images/bills/two.webp?expires=1&signature=a",
        "/videos/three.mp4?expires=1&signature=a",
      ],
      ratingType: "Offer",
      offerId: "o1",
      productId: null,
      itemName: "Stoneware by hand",
    },
  ],
  createdOn: "2026-03-05T22:26:51.000Z",
  updatedBy: null,
  rejection: null,
});
