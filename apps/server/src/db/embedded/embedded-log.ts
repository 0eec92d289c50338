/** Told in one line, for the operator, what the embedded database does. */
export type EmbeddedLog = (line: string) => void
