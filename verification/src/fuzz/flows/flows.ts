import { can } from "@marquee/domain/access/can";
import type { FuzzCaller } from "../fuzz-callers.ts";
import { playCalls } from "./calls.ts";
import { playPromotion, playSponsored } from "./campaigns.ts";
import { playCards, playVerification } from "./cards.ts";
import { playCategories } from "./categories.ts";
import { playDisputes, playRefunds, playPaypal, playStuckPayment } from "./checkouts.ts";
import { playDeliveries } from "./deliveries.ts";
import { FlowFailed, FlowPlayer, type Stage } from "./flow-player.ts";
import { playInvitation } from "./invitations.ts";
import { playImages, playOffers } from "./items.ts";
import { playProducts } from "./products.ts";
import { playReconciliation } from "./reconciliation.ts";
import { playSections } from "./sections.ts";
import { playSignUp } from "./sign-ups.ts";
import { playApproval, playStores } from "./stores.ts";
import { playUndelivered } from "./undelivered.ts";
import { playUsers } from "./users.ts";
import { playViews } from "./views.ts";

type IsFor = (caller: FuzzCaller) => boolean;

const isSignedIn: IsFor = ({ actor }) => actor !== null;
const isEditor: IsFor = ({ actor }) => actor !== null && can(actor, "campaigns.create").allowed;
/** A user with saved cards has them under their own name, and is of a company that can pay. */
const isCardHolder: IsFor = (caller) =>
  isEditor(caller) && caller.actor !== null && can(caller.actor, "cards.manageOwn").allowed;
/** A branch that awaits approval has nothing that is live. */
const isApprovedEditor: IsFor = (caller) => isEditor(caller) && caller.home !== "harbour";
const isOfCompany: IsFor = (caller) => isCardHolder(caller) && caller.home !== null;
const isUserAdder: IsFor = ({ actor }) =>
  actor !== null && can(actor, "users.add").allowed && can(actor, "users.update").allowed;

const isMaster: IsFor = ({ name }) => name === "master";

interface Flow {
  readonly by: IsFor;
  readonly play: (player: FlowPlayer) => Promise<void>;
}

/** Everything that users do, each from its beginning to its end, and who may. */
const FLOWS = {
  offers: { by: isEditor, play: playOffers },
  products: { by: isEditor, play: playProducts },
  images: { by: isEditor, play: playImages },
  cards: { by: isCardHolder, play: playCards },
  verification: { by: isOfCompany, play: playVerification },
  paypal: { by: isEditor, play: playPaypal },
  stuckPayment: { by: isEditor, play: playStuckPayment },
  disputes: { by: isEditor, play: playDisputes },
  refunds: { by: isEditor, play: playRefunds },
  reconciliation: { by: isMaster, play: playReconciliation },
  undelivered: { by: isMaster, play: playUndelivered },
  promotion: { by: isApprovedEditor, play: playPromotion },
  sponsored: { by: isEditor, play: playSponsored },
  users: { by: isUserAdder, play: playUsers },
  invitations: { by: isUserAdder, play: playInvitation },
  categories: { by: isMaster, play: playCategories },
  approval: { by: isMaster, play: playApproval },
  stores: { by: isMaster, play: playStores },
  signUp: { by: isSignedIn, play: playSignUp },
  views: { by: isSignedIn, play: playViews },
  sections: { by: isMaster, play: playSections },
  deliveries: { by: isSignedIn, play: playDeliveries },
  // the last: what no other has called is called here
  calls: { by: isSignedIn, play: playCalls },
} satisfies Readonly<Record<string, Flow>>;

export type FlowName = keyof typeof FLOWS;

/** Plays every flow once, or only some, each by a user drawn from those who may. A rejected valid request ends its flow. */
export async function playFlows(
  stage: Stage,
  names: readonly FlowName[] = Object.keys(FLOWS) as FlowName[],
): Promise<void> {
  for (const name of names) {
    const { by, play } = FLOWS[name];
    const player = new FlowPlayer(stage, stage.draws.oneOf(stage.callers.filter(by)));
    try {
      await play(player);
    } catch (error) {
      // What was refused has been noted as a finding; the next flow does not depend on it.
      if (!(error instanceof FlowFailed)) throw error;
    }
  }
}
