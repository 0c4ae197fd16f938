import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** The rows that a link asks to be ticked, null until they are read. Then the address is left without their names. */
export function useAskedRows<Row>(rows: readonly Row[] | undefined): readonly Row[] | null {
  const navigate = useNavigate();
  const [taken, setTaken] = useState<readonly Row[] | null>(null);
  if (rows && rows.length > 0 && rows !== taken) setTaken(rows);
  const isTaken = taken !== null;
  useEffect(() => {
    if (!isTaken) return;
    void navigate({
      to: ".",
      search: (old) => ({ ...old, promote: undefined, promoteIds: undefined }),
      replace: true,
      state: true,
    });
  }, [isTaken, navigate]);
  return taken;
}
