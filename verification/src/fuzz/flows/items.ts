import type { Offer, OfferDraft } from "@marquee/domain/offers/offer.schema";
import { offerDraft } from "../../harness/offer-draft.ts";
import { plainImage } from "../../harness/test-images.ts";
import { CATEGORY, COMPANY } from "../../harness/world.ts";
import { BRANCH_OF } from "../fuzz-world.ts";
import { flowRowId } from "../known-values.ts";
import type { FlowPlayer } from "./flow-player.ts";
import type { About, Step } from "./step.ts";

const IMAGE = await plainImage(8, 8).png().toBuffer();

/** The branch that the player works for. */
export const aboutBranch = ({ home }: FlowPlayer): About => ({
  id: BRANCH_OF[home],
  home,
  storeId: BRANCH_OF[home],
  exists: true,
});

/** A row of that branch. */
export const aboutItem = ({ home }: FlowPlayer, id: string): About => ({
  id,
  home,
  storeId: BRANCH_OF[home],
  exists: true,
});

function toOfferDraft({ home }: FlowPlayer, id: string): OfferDraft {
  return offerDraft("of a flow", {
    id,
    companyId: COMPANY[home],
    storeId: BRANCH_OF[home],
    marketPlace: [home === "northline" ? "United States" : "Canada"],
  });
}

const createOffer = (player: FlowPlayer, id: string): Step => ({
  call: "offers.create",
  about: aboutBranch(player),
  outside: 403,
  absent: null,
  input: () => ({ body: toOfferDraft(player, id) }),
});

/** Makes an offer that nothing has touched, and returns its id. */
export async function newOffer(player: FlowPlayer): Promise<string> {
  const id = player.newId();
  await player.play(createOffer(player, id));
  return id;
}

/** Makes, edits and copies an offer. */
export async function playOffers(player: FlowPlayer): Promise<void> {
  const id = await newOffer(player);
  const offer = aboutItem(player, id);
  const { version } = await player.play<Offer>({
    call: "offers.byId",
    about: offer,
    input: (asked) => ({ params: { id: asked } }),
  });
  await player.play({
    call: "offers.update",
    about: offer,
    input: (asked) => ({ body: { ...toOfferDraft(player, asked), subHeading: "Edited" }, version }),
  });
  const copyId = player.newId();
  await player.play({
    call: "offers.copy",
    about: offer,
    input: (asked) => ({ params: { id: asked }, query: { copyId } }),
  });
  await player.play({
    call: "offers.removeCopy",
    about: aboutItem(player, copyId),
    input: (asked) => ({ params: { id, copyId: asked } }),
  });
}

/** Uploads an image for each thing that has one. */
export async function playImages(player: FlowPlayer): Promise<void> {
  const { home } = player;
  const branch = { companyId: COMPANY[home], storeId: BRANCH_OF[home] };
  const ofBranch = { about: aboutBranch(player), outside: 403, absent: null } as const;
  await player.play({
    call: "images.uploadOffer",
    ...ofBranch,
    input: () => ({ params: { ...branch, id: "undefined" }, file: IMAGE }),
  });
  await player.play({
    call: "images.uploadCompany",
    ...ofBranch,
    needs: ["stores.edit"],
    input: () => ({ params: branch, file: IMAGE }),
  });
  await player.play({
    call: "images.upload",
    about: aboutItem(player, flowRowId(home, "product")),
    needsFirst: ["products.edit"],
    input: (ownerId) => ({ params: { kind: "product", ownerId }, file: IMAGE }),
  });
  await player.playAsAllowed({
    call: "images.upload",
    needsFirst: ["categories.manage"],
    input: () => ({ params: { kind: "category", ownerId: CATEGORY.home }, file: IMAGE }),
  });
  await player.play({ call: "onboarding.uploadLogo", input: () => ({ file: IMAGE }) });
}
