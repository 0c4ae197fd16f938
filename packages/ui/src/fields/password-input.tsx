import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { TextInput, type TextInputProps } from "./text-input.tsx";

export type PasswordInputProps = Omit<TextInputProps, "type" | "end" | "icon">;

/** A password with a toggle that shows it. It is hidden again whenever the screen opens. */
export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={shown ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="off"
      end={
        <button
          type="button"
          aria-label={shown ? "Hide password" : "Show password"}
          onClick={() => setShown(!shown)}
          className="grid size-7 place-items-center rounded-small text-muted hover:bg-press [&_svg]:size-4"
        >
          {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </button>
      }
    />
  );
}

/** A password that someone chooses: the browser may suggest and store it. */
export const NewPasswordInput = (props: PasswordInputProps) => (
  <PasswordInput autoComplete="new-password" maxLength={200} {...props} />
);
