/**
 * The key of a refund, under which the provider makes it once. Another one after a failed refund names that; one of what
 * is left names its amount, as the provider repeats its refusal of the whole under the first key.
 */
export const refundKey = ({
  receivedAs,
  after,
  cents,
  isRest = false,
  name,
}: {
  readonly receivedAs: string;
  readonly after?: string | undefined;
  readonly cents: number;
  readonly isRest?: boolean | undefined;
  readonly name?: string | undefined;
}): string =>
  [
    "refund",
    receivedAs,
    ...(after === undefined ? [] : [after]),
    ...(name === undefined ? [] : [name]),
    ...(isRest ? [`rest-${cents}`] : []),
  ].join(":");
