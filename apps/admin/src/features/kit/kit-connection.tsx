import { ConnectionNote } from "../../ui/connection-note.tsx";
import { KitSection, KitState } from "./kit-section.tsx";

/** What stands over a page when nothing gets through. */
export function KitConnection() {
  return (
    <KitSection title="Connection">
      <KitState name="The device is offline">
        <ConnectionNote missing="network" onTry={() => {}} />
      </KitState>
      <KitState name="The server does not answer">
        <ConnectionNote missing="server" onTry={() => {}} />
      </KitState>
    </KitSection>
  );
}
