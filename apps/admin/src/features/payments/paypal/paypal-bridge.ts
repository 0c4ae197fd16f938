import type { Settings } from "@marquee/domain/session/settings.schema";
import { runProviderScript } from "../checkout/provider-script.ts";

interface Order {
  readonly orderId: string;
}

/**
 * Connects the machine that pays by PayPal with PayPal's button. The button needs a promise of the order the moment
 * it is pressed, or the browser blocks PayPal's window; the machine opens the order and resolves the promise.
 */
export class PaypalBridge {
  private order = Promise.withResolvers<Order>();
  private readonly settings: Settings["paypal"];

  constructor(settings: Settings["paypal"]) {
    this.settings = settings;
  }

  /** Which environment of PayPal its script is for. */
  get environment(): "sandbox" | "production" {
    if (this.settings === null) throw new Error("PayPal is not offered here");
    return this.settings.environment;
  }

  /** Loads the stand-in if there is one; PayPal's own script is loaded by its button. */
  readonly load = async (): Promise<void> => {
    const script = this.settings?.script ?? null;
    if (script !== null && !("paypal" in window)) await runProviderScript(script);
  };

  /** Starts to wait for an order, as the button was pressed. */
  readonly expectOrder = (): void => {
    this.order = Promise.withResolvers();
    // The machine reports what went wrong; the rejected promise closes the window.
    this.order.promise.catch(() => {});
  };

  /** The order of the last press. */
  readonly loadOrder = (): Promise<Order> => this.order.promise;

  readonly resolveOrder = (orderId: string): void => this.order.resolve({ orderId });

  readonly rejectOrder = (reason: string): void => this.order.reject(new Error(reason));
}
