/** Longest title or question of a sponsor's that is repeated, in characters. */
const QUOTED_CHARACTERS = 120

/**
 * What a sponsor or a student wrote, on one line, shortened at a word, and without the marks that
 * would end a quotation.
 */
export function quoteText(text: string, limit = QUOTED_CHARACTERS): string {
  const line = text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/[“”"]/g, '’')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const letters = [...line]
  if (letters.length <= limit) return line
  const cut = letters.slice(0, limit - 1).join('')
  const whole = cut.replace(/\s+\S*$/, '')
  return `${(whole.length > limit / 2 ? whole : cut).trimEnd()}…`
}

/** The same between quotation marks. */
export const inQuotes = (text: string, limit?: number): string => `“${quoteText(text, limit)}”`
