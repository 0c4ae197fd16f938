/** Which fields hold a value that another one has already, as look-ups found; left out while nobody has asked. */
export interface TakenContext {
  readonly taken?: readonly string[] | undefined;
}
