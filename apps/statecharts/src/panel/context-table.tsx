import type { ReactNode } from "react";

/** What a machine stores, by its path. */
export const ContextTable = ({ children }: { readonly children: ReactNode }) => (
  <table className="w-full table-fixed border-collapse text-tiny">
    <tbody>{children}</tbody>
  </table>
);

/** A value at its path, with another background if the last step changed it. */
export const ContextRow = (props: {
  readonly path: string;
  readonly isChanged: boolean;
  readonly children: ReactNode;
}) => (
  <tr className={props.isChanged ? "bg-hover" : ""}>
    <td className="w-31 px-2 py-1 align-top wrap-anywhere text-muted">{props.path}</td>
    <td className="px-2 py-1 align-top wrap-anywhere">{props.children}</td>
  </tr>
);
