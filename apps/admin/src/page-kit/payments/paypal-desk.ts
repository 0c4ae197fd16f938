import type { Settings } from "@marquee/domain/session/settings.schema";
import { runProviderScript } from "./provider-script.ts";

interface Order {
  readonly orderId: string;
}

/**
 * Where the machine that pays by PayPal and PayPal's button meet. The button wants a promise of the order the
 * moment it is pressed, or the browser blocks PayPal's window; the machine opens the order and keeps the promise.
 */
export class PaypalDesk {
  private order = Promise.withResolvers<Order>();
  private readonly settings: Settings["paypal"];

  constructor(settings: Settings["paypal"]) {
    this.settings = settings;
  }

  /** Which of PayPal's worlds its script is of. */
  get environment(): "sandbox" | "production" {
    if (this.settings === null) throw new Error("PayPal is not offered here");
    return this.settings.environment;
  }

  /** Loads the stand-in where there is one; PayPal's own script is loaded by its button. */
  readonly load = async (): Promise<void> => {
    const script = this.settings?.script ?? null;
    if (script !== null && !("paypal" in window)) await runProviderScript(script);
  };

  /** Begins to wait for an order: the button was pressed. */
  readonly expect = (): void => {
    this.order = Promise.withResolvers();
    // The machine reports what went wrong; the window hears of it by the promise and closes.
    this.order.promise.catch(() => {});
  };

  /** The order of the last press. */
  readonly awaited = (): Promise<Order> => this.order.promise;

  readonly opened = (orderId: string): void => this.order.resolve({ orderId });

  readonly notOpened = (reason: string): void => this.order.reject(new Error(reason));
}
