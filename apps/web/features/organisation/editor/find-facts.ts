interface Named {
  value: string
  label: string
}

/** Words of a whole rule that name no fact: how it is compared, and what holds a sentence together. */
const SMALL = new Set(
  'a an and any are as at be between by can for from has have in is least less many more most must no not of on only or over than the their they to under up who with'.split(
    ' ',
  ),
)

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * The facts that what was typed may mean, best first: those with all of it in their name, then those
 * with any word of it, as in "gpa at least 3".
 */
export function findFacts<Fact extends Named>(typed: string, facts: readonly Fact[]): Fact[] {
  const wanted = typed.trim().toLowerCase()
  const telling = wordsOf(typed).filter((word) => !SMALL.has(word) && !/^\d+$/.test(word))
  const fitOf = ({ label }: Fact): number => {
    const name = label.toLowerCase()
    if (name.startsWith(wanted)) return Number.POSITIVE_INFINITY
    if (name.includes(wanted)) return Number.MAX_VALUE
    const words = wordsOf(name)
    // The longer a word, the more it says.
    return telling
      .filter((word) => words.some((each) => each.startsWith(word)))
      .reduce((sum, word) => sum + word.length, 0)
  }
  return facts
    .map((fact) => ({ fact, fit: fitOf(fact) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => (one.fit === other.fit ? 0 : other.fit > one.fit ? 1 : -1))
    .map(({ fact }) => fact)
}
