/** What a list calls a row: in the direction of its own script, whatever stands around it (SCREEN-L20). */
export const RowTitle = ({ text }: { readonly text: string }) => (
  <bdi className="font-medium">{text}</bdi>
);
