import { Case, CaseKind } from "@marquee/domain/cases/case.schema";
import { idParam } from "../http/call.ts";
import { caseRoutes } from "../routes/cases.ts";
import { one } from "./calls.ts";
import { group } from "./group.ts";

export const caseContract = group(caseRoutes, {
  read: one({
    summary:
      "What happened to one payment, approval, bill or sign-up, from all that is stored of it, the oldest first",
    access: { ability: "traffic.view" },
    params: { kind: CaseKind, id: idParam },
    response: Case,
  }),
});
