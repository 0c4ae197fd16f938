import { profileMessages } from "@marquee/domain/profile/messages";
import { it } from "vitest";
import { storedForm, walkForm } from "../../testing/form-walk.ts";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { ProfileScreen } from "./profile-screen.tsx";

const { email } = MERCHANT;
const stored = { id: email, email, name: "Nadia", mob: "4165550199", gender: null };

serveCalls(({ pathname }) =>
  pathname.endsWith("/sessions") ? dataResponse([]) : listResponse([]),
);

const ID = "profileForm";
const STAYS = "The own profile stays open after a save.";

it("[MACH-C10] [MACH-C11] the own profile shows and offers what it must in every state, and every transition can be taken", () =>
  walkForm("profileForm", {
    render: [
      async () => {
        await renderScreen(<ProfileScreen />);
      },
    ],
    labels: { name: "Name", mob: "Mobile number" },
    submit: "Save",
    saved: profileMessages.saved,
    besides: [/./],
    ...storedForm(stored, ["name", "mob"], profileMessages.mobileMissing, "4165550188"),
    exceptions: {
      [`${ID}.opening||0`]: "Every signed-in user has a profile.",
      [`${ID}.saved|redirect.now|0`]: STAYS,
      [`${ID}.saved|xstate.after.redirectDelay.${ID}.saved|0`]: STAYS,
    },
  }));
