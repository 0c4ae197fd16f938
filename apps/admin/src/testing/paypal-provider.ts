import { vi } from "vitest";

interface Session {
  readonly onApprove?: (data: { readonly orderId: string }) => Promise<void>;
  readonly onCancel?: (data: { readonly orderId: string }) => void;
  readonly onError?: (error: Error) => void;
}

/** Puts PayPal's script on the page; its window does what the test says, once an order has come. */
export function providePaypal({ broken = false } = {}) {
  let opened = Promise.withResolvers<Session>();
  let blocked = Promise.withResolvers<never>();
  const start = vi.fn(async (session: Session, order: Promise<{ readonly orderId: string }>) => {
    await Promise.race([order, blocked.promise]);
    opened.resolve(session);
  });
  const instance = {
    createPayPalOneTimePaymentSession: (session: Session) => ({
      start: (_options: object, order: Promise<{ readonly orderId: string }>) =>
        start(session, order),
      cancel: () => {},
      destroy: () => {},
    }),
    findEligibleMethods: () => Promise.resolve({ isEligible: () => true }),
    hydrateEligibleMethods: () => ({ isEligible: () => true }),
    updateLocale: () => {},
  };
  vi.stubGlobal("paypal", {
    version: "6.0.0",
    createInstance: () =>
      broken ? Promise.reject(new Error("no instance")) : Promise.resolve(instance),
  });
  const inWindow = async (act: (session: Session) => unknown) => {
    const session = await opened.promise;
    opened = Promise.withResolvers();
    await act(session);
  };
  return {
    start,
    approve: () => inWindow(({ onApprove }) => onApprove?.({ orderId: "O1" })),
    cancel: () => inWindow(({ onCancel }) => onCancel?.({ orderId: "O1" })),
    /** No window is open any more. */
    close: () => {
      opened = Promise.withResolvers();
    },
    /** The browser blocks the window, before an order has come. */
    block: () => {
      blocked.promise.catch(() => {});
      blocked.reject(new Error("The window was blocked."));
      blocked = Promise.withResolvers();
    },
    fail: () => inWindow(({ onError }) => onError?.(new Error("The window broke."))),
  };
}
