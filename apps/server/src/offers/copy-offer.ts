import { can } from "@marquee/domain/access/can";
import { makeOfferCopy } from "@marquee/domain/offers/offer-copy";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import { newId } from "../platform/database/new-id.ts";
import {
  conflict,
  forbidden,
  invalid,
  notFound,
  type Refusal,
} from "../platform/refusal/refusal.ts";
import { requestHash } from "../platform/http/request-hash.ts";
import type { Work } from "../platform/tenancy/work.ts";
import { written } from "./create-offer.ts";
import { offerRefusals as say } from "./messages.ts";
import { replaceProducts } from "./mapped-products.ts";
import { findCreateHash, findOffer, insertOffer, type NewOffer } from "./queries.ts";

const ID = /^[0-9a-f]{32}$/;

/** The columns of an offer, without what comes by join. */
function rowOf(copy: Offer, createHash: string): NewOffer {
  const {
    products: _mapped,
    categories,
    storeName: _name,
    logo: _logo,
    campaignName: _campaign,
    campaignArea: _area,
    ...content
  } = copy;
  return {
    ...content,
    marketPlace: [...content.marketPlace],
    categoryId: categories[0] ?? null,
    createHash,
  };
}

/**
 * Copies an offer as the domain says (OFFER-C1, OFFER-C2). With a `copyId` it may be repeated (OFFER-T8): the
 * same copy of the same offer is made once.
 */
export async function copyOffer(work: Work, id: string, copyId?: string): Promise<Offer | Refusal> {
  const { tx, user, now } = work;
  if (copyId !== undefined && !ID.test(copyId))
    return invalid([
      {
        rule: "OFFER-T8",
        field: "copyId",
        message: "an id is 32 lower-case hexadecimal characters",
      },
    ]);
  const source = await findOffer(work, id);
  if (!source) return notFound();
  const answer = can(user, "offers.copy", source);
  if (!answer.allowed) return forbidden(answer.reason);
  const copy = makeOfferCopy(source, {
    id: copyId ?? newId(),
    by: user.name,
    now: now.toISOString(),
  });
  const createHash = requestHash({ copyOf: id });
  if (await insertOffer(tx, rowOf(copy, createHash))) {
    await replaceProducts(tx, copy.companyId, copy.id, copy.products);
    return written(work, copy.id);
  }
  return (await findCreateHash(work, copy.id)) === createHash
    ? written(work, copy.id)
    : conflict(say.idTaken);
}
