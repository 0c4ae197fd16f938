/** A stage of a Dockerfile: what it begins with, and its instructions in order. */
export interface Stage {
  readonly base: string;
  /** The name that other stages copy from it by; the last stage needs none. */
  readonly name: string;
  readonly instructions: readonly Instruction[];
}

export interface Instruction {
  readonly word: string;
  readonly rest: string;
}

/** The stages of a Dockerfile that has an instruction in each line, as ours has. */
export function readDockerfile(text: string): readonly Stage[] {
  const stages: { base: string; name: string; instructions: Instruction[] }[] = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const [, word = "", rest = ""] = /^([A-Z]+)\s+(.+)$/.exec(line) ?? [];
    if (word === "") throw new Error(`no instruction: ${line}`);
    if (word === "FROM") {
      const [base = "", , name = ""] = rest.split(" ");
      stages.push({ base, name, instructions: [] });
    } else stages.at(-1)?.instructions.push({ word, rest });
  }
  return stages;
}

/** The command of a `CMD`, or of the `CMD` in a `HEALTHCHECK`, in the form that no shell reads. */
export function commandOf({ rest }: Instruction): readonly string[] {
  const words: unknown = JSON.parse(rest.slice(rest.indexOf("[")));
  if (!Array.isArray(words) || !words.every((word) => typeof word === "string"))
    throw new Error(`no list of words: ${rest}`);
  return words;
}

/** The settings of an `ENV`, which have no blank in them. */
export const settingsOf = ({ rest }: Instruction): Readonly<Record<string, string>> =>
  Object.fromEntries(
    rest.split(" ").map((text) => {
      const [name = "", ...value] = text.split("=");
      return [name, value.join("=")];
    }),
  );
