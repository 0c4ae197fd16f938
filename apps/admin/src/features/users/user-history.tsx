import type { User } from "@marquee/domain/users/user.schema";
import { HistoryPanel, type RowHistoryProps } from "../history/history-panel.tsx";
import { userHistory } from "./user-history-of.ts";

/** What became of a user. */
export const UserHistory = ({ row, onClose }: RowHistoryProps<User>) => (
  <HistoryPanel title={row.name} thing={row} {...userHistory(row.email)} onClose={onClose} />
);
