import { groupSecret } from "@marquee/domain/session/second-factor";
import type { AppSecret } from "@marquee/machines/profile/second-factor.model";
import { QRCodeSVG } from "qrcode.react";

/** The secret of an app as a picture to scan, and as text to type where there is no camera (SESSION-C3). */
export function AppPicture({ app }: { readonly app: AppSecret }) {
  return (
    <div className="flex flex-col items-center gap-3">
      {/* cameras read dark on light, in the dark theme too */}
      <QRCodeSVG
        value={app.address}
        size={192}
        marginSize={3}
        title="QR code for your authenticator app"
        className="rounded-small"
      />
      <p className="text-center text-small text-muted">
        No camera at hand? Type this key into the app instead:{" "}
        <code
          translate="no"
          className="block pt-1 font-mono text-ink select-all [overflow-wrap:anywhere]"
        >
          {groupSecret(app.secret)}
        </code>
      </p>
    </div>
  );
}
