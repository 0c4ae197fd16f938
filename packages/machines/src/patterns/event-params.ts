/** The params of an action or a guard that is given what an actor returned. */
export const readOutput = <Output>({
  event,
}: {
  readonly event: { readonly output: Output };
}): Output => event.output;

/** The params of an action that is given why an actor failed. */
export const readError = ({ event }: { readonly event: { readonly error: unknown } }) => ({
  error: event.error,
});
