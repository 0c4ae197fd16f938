import type { Case } from "@marquee/domain/cases/case.schema";
import { useEffect, useState } from "react";
import { readAsStaff, type StaffRead } from "../staff/read-as-staff.ts";
import type { AskedCase } from "./asked-case.ts";

/** One case, as the server has it; null while it is on its way, and if none is asked for. */
export function useCase(asked: AskedCase | null, attempt: number): StaffRead<Case> | null {
  const address = asked && `/api/cases/${asked.kind}/${encodeURIComponent(asked.id)}`;
  const [state, setState] = useState<{ key: string; found: StaffRead<Case> } | null>(null);
  const key = `${attempt} ${address}`;
  useEffect(() => {
    if (address === null) return undefined;
    let isOver = false;
    void readAsStaff<Case>(address).then((found) => {
      if (!isOver) setState({ key, found });
    });
    return () => {
      isOver = true;
    };
  }, [address, key]);
  return state?.key === key ? state.found : null;
}
