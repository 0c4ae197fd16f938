import { Globe } from "lucide-react";
import { TextField, type TextFieldProps } from "./text-field.tsx";

/** The address of a website. */
export const UrlField = <Name extends string>(props: TextFieldProps<Name>) => (
  <TextField type="url" icon={<Globe />} {...props} />
);
