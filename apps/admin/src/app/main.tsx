import { inspectAnswers } from "@marquee/api/client/inspect-answers";
import { versionMessages } from "@marquee/domain/session/messages";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { watchKeyboardInset } from "@marquee/ui/browser/keyboard-inset.ts";
import { keepFocus } from "@marquee/ui/browser/keep-focus.ts";
import { watchVersion } from "../session/replaced-version.ts";
import { keepTranslatedText } from "@marquee/ui/browser/translated-text.ts";
import { startTheme } from "@marquee/ui/browser/theme.ts";
import { createSession } from "../session/create-session.ts";
import { SessionProvider } from "../session/session-context.tsx";
import { storeSite } from "../session/site.ts";
import "../styles/admin.css";
import { notify } from "../page-kit/notify.ts";
import { toaster } from "@marquee/ui/feedback/toaster.ts";
import { createPanelRouter } from "./router.ts";
import { startStyleNonce } from "./style-nonce.ts";

startStyleNonce();
keepTranslatedText();
startTheme();
keepFocus();
watchKeyboardInset();
storeSite();
watchVersion(versionMessages.partMissing);

const session = createSession({
  notify,
  ...(import.meta.env.DEV
    ? {
        inspect: inspectAnswers(({ noun, name, problem }) =>
          toaster.show({
            tone: "bad",
            title: "An answer differs from the contract",
            detail: `${noun}.${name}: ${problem}`,
          }),
        ),
      }
    : {}),
});
const router = createPanelRouter(session);
const host = document.getElementById("root");
if (!host) throw new Error("index.html has no #root");

createRoot(host).render(
  <StrictMode>
    <SessionProvider session={session}>
      <RouterProvider router={router} />
    </SessionProvider>
  </StrictMode>,
);
