/** What the model of a benchmark does; a text that it is to rewrite holds the word for it. */
export const KINDS = [
  'writes',
  'script',
  'idle',
  'hang',
  'half',
  'garbage',
  'error',
  'flood',
] as const
export type Kind = (typeof KINDS)[number]

export const wordOf = (kind: Kind): string => `kind-${kind}`

/** As many as the model writes, so that it is not asked again for the length. */
export const SHOWN_WORDS = 60
export const essayOf = (kind: Kind): string => `<p>${wordOf(kind)}${' and'.repeat(SHOWN_WORDS)}</p>`
