import {
  INSTANCE_LOADING_STATE,
  PayPalOneTimePaymentButton,
  PayPalProvider,
  usePayPal,
} from "@paypal/react-paypal-js/sdk-v6";
import { useState } from "react";
import { createRoot } from "react-dom/client";

const orderId = new URLSearchParams(location.search).get("order") ?? "";

/** A checkout with the provider's real components. */
function Checkout() {
  const { loadingStatus } = usePayPal();
  const [outcome, setOutcome] = useState("");
  if (loadingStatus === INSTANCE_LOADING_STATE.REJECTED) return <p role="alert">Unavailable</p>;
  return (
    <>
      <h1>Checkout</h1>
      <PayPalOneTimePaymentButton
        presentationMode="auto"
        createOrder={async () => ({ orderId })}
        onApprove={async (data) => setOutcome(`approved ${data.orderId}`)}
        onCancel={() => setOutcome("canceled")}
        onError={(error) => setOutcome(`error ${error.code}`)}
      />
      <p>
        Outcome: <output>{outcome}</output>
      </p>
    </>
  );
}

const container = document.querySelector("main");
if (!container) throw new Error("the page has no main element");
createRoot(container).render(
  <PayPalProvider
    clientId="sandbox-client"
    environment="sandbox"
    components={["paypal-payments"]}
    pageType="checkout"
  >
    <Checkout />
  </PayPalProvider>,
);
