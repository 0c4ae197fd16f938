import { inspectResponses } from "@marquee/api/client/inspect-responses";
import { versionMessages } from "@marquee/domain/session/messages";
import { keepFocus } from "@marquee/ui/browser/keep-focus.ts";
import { watchKeyboardInset } from "@marquee/ui/browser/keyboard-inset.ts";
import { readStored } from "@marquee/ui/browser/local-storage.ts";
import { startStyleNonce } from "@marquee/ui/browser/style-nonce.ts";
import { startTheme } from "@marquee/ui/browser/theme.ts";
import { keepTranslatedText } from "@marquee/ui/browser/translated-text.ts";
import { whenIdle } from "@marquee/ui/browser/when-idle.ts";
import { toaster } from "@marquee/ui/feedback/toaster.ts";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "../styles/admin.css";
import { notify } from "../page-kit/notify.ts";
import { watchDrawnOutline } from "../page-kit/outline/drawn-outline.ts";
import { primaryBase } from "../session/api-base.ts";
import { createSession, settingsInPage } from "../session/create-session.ts";
import { startRecording } from "../session/record-steps.ts";
import { watchVersion } from "../session/replaced-version.ts";
import { SessionProvider } from "../session/session-context.tsx";
import { storeSite } from "../session/site.ts";
import { asksNotToCount } from "../traffic/asks-not-to-count.ts";
import { createPanelRouter } from "./router.ts";

startStyleNonce();
keepTranslatedText();
startTheme();
keepFocus();
watchKeyboardInset();
storeSite();
watchVersion(versionMessages.partMissing);

/** Milliseconds after which counting begins, when the first rows are there; what happens before is recorded. */
const COUNT_AFTER = 5000;
const counts = settingsInPage()?.traffic === true && !asksNotToCount();
if (counts) startRecording();

const session = createSession({
  notify,
  ...(import.meta.env.DEV
    ? {
        inspect: inspectResponses(({ noun, name, problem }) =>
          toaster.show({
            tone: "bad",
            title: "An answer differs from the contract",
            detail: `${noun}.${name}: ${problem}`,
          }),
        ),
      }
    : {}),
});
if (counts)
  setTimeout(
    () =>
      whenIdle(() => {
        const given = { base: primaryBase(), token: session.identity.token };
        // if the file is of a version that was replaced, another part reports that; losing the counts does no harm
        void import("../traffic/send-traffic.ts").then(
          ({ sendTraffic }) => sendTraffic(given),
          () => undefined,
        );
      }, COUNT_AFTER),
    COUNT_AFTER,
  );
const router = createPanelRouter(session);
const host = document.getElementById("root");
if (!host) throw new Error("index.html has no #root");
watchDrawnOutline(host, readStored("drawer") === "collapsed");

createRoot(host).render(
  <StrictMode>
    <SessionProvider session={session}>
      <RouterProvider router={router} />
    </SessionProvider>
  </StrictMode>,
);
