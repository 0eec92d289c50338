const EMPTY = new Set(
  `about after again also always another because before being could does doing every first from have
  having into just like made make many more most much only other over same should some such than that
  their them then there these they thing things this those through under until very want well were what
  when where which while with would your yours myself think know really been will`.split(/\s+/),
)

/** The beginnings of the words that say something, to see what two texts share. */
export const tellingWords = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !EMPTY.has(word))
    .map((word) => word.slice(0, 6))
