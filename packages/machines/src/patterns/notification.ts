/** A toast, as the `notify` action of a machine hands it to the screen. */
export interface Notification {
  readonly kind: "success" | "error" | "info";
  readonly message: string;
}
