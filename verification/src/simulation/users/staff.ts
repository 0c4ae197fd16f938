import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import type { Flag } from "@marquee/domain/wire/field.schema";
import { approvalHandlers } from "@marquee/server/approval/handlers";
import { Refusal } from "@marquee/server/platform/refusal/refusal";
import type { Random } from "../random.ts";
import type { Scenario } from "../scenario/scenario.ts";
import { situationOf, type Situation } from "../scenario/situations.ts";
import type { Simulation } from "../simulation.ts";
import { signedInRequest, type SimulatedUser } from "./users.ts";

const MINUTE = 60_000;

const MASTER: LoggedUser = {
  email: "master@marquee.test",
  name: "Master",
  companyId: null,
  companyName: null,
  storeId: null,
  isMaster: "Y",
  isAgentUser: "N",
  isShopify: "N",
  privilegeCode: [],
  roleName: null,
};
/** A master user, who decides for the marketplace. */
export const STAFF: SimulatedUser = { user: MASTER, cards: [] };

/** How often staff come, and how many milliseconds there are between two times at most. */
const drawApprovals = (random: Random, situation: Situation) =>
  situation === "sameMoment" && random.boolean(0.5)
    ? { times: 40, pause: MINUTE / 20 }
    : {
        times: random.integer(0, random.pick([1, 2, 8])),
        pause: random.pick([5 * MINUTE, MINUTE / 4]),
      };

/** A master user approves the branch or withdraws the approval; the answer is the branch as it is then (SIM-I6). */
async function requestApproval(
  { findings, servers }: Simulation,
  storeId: string,
  isApprove: Flag,
): Promise<boolean> {
  const call = isApprove === "Y" ? "approve" : "unapprove";
  const response = await servers.request(`staff request to ${call} the branch`, (services) =>
    approvalHandlers[call](
      { params: { id: storeId }, query: {} },
      signedInRequest(STAFF, services),
    ),
  );
  if (response === null) return false;
  if (response instanceof Refusal)
    findings.push(`SIM-I6 staff cannot ${call}: ${response.failure.message}`);
  else if (response.isApprove !== isApprove)
    findings.push(`SIM-I6 staff ${call} a branch that is answered as ${response.isApprove}`);
  return true;
}

/** Staff approve the branch, or withdraw the approval, while users pay. A request without an answer is sent again. */
export async function changeApprovals(
  simulation: Simulation,
  { seed, storeId, approved }: Pick<Scenario, "approved" | "seed" | "storeId">,
): Promise<void> {
  const { random } = simulation;
  const { times, pause } = drawApprovals(random, situationOf(seed));
  let isApprove: Flag = approved ? "N" : "Y";
  for (let time = 0; time < times; time += 1) {
    await simulation.pause("staff come", random.integer(0, pause));
    if (await requestApproval(simulation, storeId, isApprove))
      isApprove = isApprove === "Y" ? "N" : "Y";
  }
}
