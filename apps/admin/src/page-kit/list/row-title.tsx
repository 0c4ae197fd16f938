/** What a list calls a row: in the direction of its own script, whatever text is around it (SCREEN-L20). */
export const RowTitle = ({ text }: { readonly text: string }) => (
  <bdi className="font-medium">{text}</bdi>
);
