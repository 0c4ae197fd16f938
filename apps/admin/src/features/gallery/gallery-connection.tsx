import { ConnectionNote } from "@marquee/ui/feedback/connection-note.tsx";
import { KitSection, KitState } from "./gallery-section.tsx";

/** What is shown above a page when the server is away, or no longer has the parts of it. */
export function KitConnection() {
  return (
    <KitSection title="Connection">
      <KitState name="The device is offline">
        <ConnectionNote missing="network" onTry={() => {}} />
      </KitState>
      <KitState name="The server does not answer">
        <ConnectionNote missing="server" onTry={() => {}} />
      </KitState>
      <KitState name="The server has another version">
        <ConnectionNote missing="parts" onTry={() => {}} />
      </KitState>
    </KitSection>
  );
}
