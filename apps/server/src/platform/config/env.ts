/** The environment as a process gets it: every setting is text, or is not there. */
export type Env = Readonly<Record<string, string | undefined>>;
