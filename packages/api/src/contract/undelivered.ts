import {
  CorrectedAddress,
  RevivedJobs,
  UndeliveredJob,
} from "@marquee/domain/undelivered/undelivered.schema";
import { idParam } from "../http/call.ts";
import { undeliveredRoutes } from "../routes/undelivered.ts";
import { list, save } from "./calls.ts";
import { group } from "./group.ts";

const MANAGE = { ability: "undelivered.manage" } as const;

export const undeliveredContract = group(undeliveredRoutes, {
  list: list({
    summary: "Mails and other jobs that were given up, the newest first",
    access: MANAGE,
    query: { companyId: idParam },
    response: UndeliveredJob,
    sorts: ["givenUpOn", "attempts", "kind"],
  }),
  sendAgain: save({
    summary: "Give a job all its attempts again; one that has them already is left alone",
    access: MANAGE,
    params: { id: idParam },
    response: RevivedJobs,
  }),
  correctAddress: save({
    summary: "Send a mail that was given up to another address than the one it was written for",
    access: MANAGE,
    params: { id: idParam },
    body: CorrectedAddress,
    response: RevivedJobs,
  }),
  sendAllAgain: save({
    summary: "Give every job that was given up all its attempts again",
    access: MANAGE,
    response: RevivedJobs,
  }),
});
