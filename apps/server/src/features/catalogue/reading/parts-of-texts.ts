import type { Sentence } from './split-sentences.ts'

const ENDS_IN_OR = /(?:^|[\s,;])(?:and\/)?or[\s,;:]*$/i
const BEGINS_WITH_OR = /^or\b/i

/** How an item ends behind which its list goes on. */
const GOES_ON = /[;,]$|\bor$/i

/** Bullets that stand in a row. */
const runsOf = (sentences: readonly Sentence[]): Sentence[][] => {
  const runs: Sentence[][] = []
  for (const [at, sentence] of sentences.entries()) {
    if (!sentence.isBullet) continue
    if (sentences[at - 1]?.isBullet === true) runs.at(-1)?.push(sentence)
    else runs.push([sentence])
  }
  return runs
}

/**
 * 'members for two years, or' above 'children of such members': lines of which one is enough. Alone
 * neither says who may apply.
 */
const halvesOfChoices = (text: string, sentences: readonly Sentence[]): Sentence[] => {
  const said = ({ from, to }: Sentence): string => text.slice(from, to)
  const ends = new Set(sentences.filter((sentence) => ENDS_IN_OR.test(said(sentence))))
  const begins = new Set(sentences.filter((sentence) => BEGINS_WITH_OR.test(said(sentence))))
  const beside = sentences.filter((sentence, at) => {
    const [before, next] = [sentences[at - 1], sentences[at + 1]]
    return (
      ends.has(sentence) ||
      begins.has(sentence) ||
      (before !== undefined && ends.has(before)) ||
      (next !== undefined && begins.has(next))
    )
  })
  const lists = runsOf(sentences).filter(
    (items) =>
      items.some((item) => ends.has(item) || begins.has(item)) &&
      items.slice(0, -1).every((item) => GOES_ON.test(said(item))),
  )
  return [...beside, ...lists.flat()]
}

/**
 * A line that begins with a letter or number and the name of an award or of a way to it: 'B. Graduate
 * Scholarship ($5,000)', 'Award A is for …', 'Interpreter track. …'.
 */
const NAMES_AN_AWARD = new RegExp(
  `^[ \\t]*(?:${[
    // 'Interpreter track.', 'Option B:', 'Award A is for …', 'Level II –'
    "(?:[A-Z][\\w’'&-]*[ \\t]+){0,3}(?:[Tt]rack|[Pp]ath(?:way)?|[Oo]ption|[Tt]ier|[Rr]oute)(?:[ \\t]+(?:[A-H]|\\d|I{1,3}|IV))?[ \\t]*[.:–—-]",
    "(?:[A-Z][\\w’'&-]*[ \\t]+){0,3}(?:Award|Scholarship|Prize|Grant|Category|Division|Level|Class|Tier|Track|Option)[ \\t]+(?:[A-H]|\\d|I{1,3}|IV|One|Two|Three|Four)(?:[ \\t]*[.:–—-]|[ \\t]+is\\b)",
    // 'B. Graduate Scholarship ($5,000)'
    "(?:[A-Z]|\\d{1,2})[.)][ \\t]+(?:[\\w’'&-]+[ \\t]+){0,5}(?:Scholarship|Award|Grant|Fellowship|Prize)s?\\b",
    "[A-Z][\\w’'&]*(?: [\\w’'&]+){0,6} ?[–—:-] for\\b",
    // '• Smith Scholarship – nursing majors'
    "(?:[•▪*-][ \\t]*)?(?:The )?(?:[A-Z][\\w.’'&-]*[ \\t]+){1,6}(?:Scholarship|Award|Grant|Fellowship|Prize)s?(?:[ \\t]+\\([^()\\n]{0,40}\\))?[ \\t]*[–—:-][ \\t]",
    "[A-Z][\\w.’'&]*(?: [\\w.’'&]+){0,4} (?:AWARD|SCHOLARSHIP|Award|Scholarship),? \\(?\\$\\d",
  ].join('|')})`,
  'gm',
)

/** A line that is the name of an award alone: 'Transfer Award', 'Smith Scholarship ($500)'. */
const IS_AN_AWARD =
  /^[ \t]*(?:[A-Z][\w.’'&-]*[ \t]+){1,6}(?:Scholarship|Award|Grant|Fellowship|Prize)s?(?:[ \t]+\([^()\n]{0,40}\))?[ \t]*$/gm

/** Where the awards of a page begin, each below its name; never where it names one or none. */
const partsOfAwards = (text: string): number => {
  const [first, second] = [...text.matchAll(IS_AN_AWARD)]
  return first && second ? first.index : Infinity
}

/** 'For a 4-year college: …', 'Already at the college: …', each with rules of its own. */
const TRACK =
  /^(?:for (?:an?|those|students|applicants) [^:.;]{2,40}|already [^:.;]{2,30}|(?:entering|incoming|new|continuing|returning|current|transfer)\b[^:.;]{0,30}):/i
const tracksOf = (text: string, sentences: readonly Sentence[]): Sentence[] => {
  const tracks = sentences.filter(({ from, to }) => TRACK.test(text.slice(from, to)))
  return tracks.length > 1 ? tracks : []
}

/** 'Three, $2,000 scholarships will be awarded to high school seniors.' */
const SHARES =
  /^(?:up to |at least )?(?:one|two|three|four|five|six|ten|\d{1,2})(?: \(\d{1,2}\))?,? (?:\$[\d,]+ )?(?:[\w-]+ ){0,2}(?:scholarships?|awards?|grants?|prizes?)\b[^.;]{0,40}? (?:to|for) /i
/** Those that say to whom some of the awards go, where several do. */
const sharesOf = (text: string, sentences: readonly Sentence[]): Sentence[] => {
  const shares = sentences.filter(({ from, to }) => SHARES.test(text.slice(from, to)))
  return shares.length > 1 ? shares : []
}

/** Whether a sentence stands in the lines of one of several awards: what one of them asks, not all do. */
const severalAwards = (text: string): ((sentence: Sentence) => boolean) => {
  const partsFrom = partsOfAwards(text)
  const lines = [...text.matchAll(NAMES_AN_AWARD)].map(({ index }) => {
    const end = text.indexOf('\n', index)
    return { from: index, to: end < 0 ? text.length : end }
  })
  return ({ from }) =>
    from >= partsFrom ||
    (lines.length > 1 && lines.some((line) => from >= line.from && from < line.to))
}

/** The sentences of a text that say what one of several awards, or one of several ways to it, asks. */
export const sentencesOfSome = (
  text: string,
  sentences: readonly Sentence[],
): ReadonlySet<Sentence> =>
  new Set([
    ...sentences.filter(severalAwards(text)),
    ...halvesOfChoices(text, sentences),
    ...sharesOf(text, sentences),
    ...tracksOf(text, sentences),
  ])

const NAMES_WAYS =
  /\b(?:two|three|four|five|several|either of two|one of two|2|3|4) (?:different |separate |distinct |possible )?(?:ways|paths|pathways|routes|tracks|options)\b/i

/** 'There are two ways to qualify.' above a list: one of its lines is enough. */
export const announcesWays = (said: string, next: Sentence | undefined): boolean =>
  NAMES_WAYS.test(said) && next?.isBullet === true

/** How a line begins that names people by where they are in school, and not what they must be or have. */
const BEGINS_WITH_A_LEVEL =
  /^(?:(?:all|any|current|currently enrolled|graduating|incoming|entering|full-time|part-time|new|returning|continuing) )*(high school|undergraduates?|graduate|college|fresh(?:man|men)|first-year|sophomores?|juniors?|seniors?|transfer|master[’']?s|doctoral|ph\.?d|law|medical)\b/i

/**
 * The lines of a list of which several name people of one level each: 'High school seniors who …', 'Current
 * college undergraduates with …'. Each lets in its own.
 */
export const linesOfLevels = (text: string, sentences: readonly Sentence[]): Sentence[][] => {
  const groups: { levels: Set<string>; lines: Sentence[] }[] = []
  let isOpen = false
  for (const sentence of sentences) {
    if (!sentence.isBullet) {
      isOpen &&= !sentence.isLineStart
      continue
    }
    const level = BEGINS_WITH_A_LEVEL.exec(text.slice(sentence.from, sentence.to))?.[1]
    if (!isOpen) groups.push({ levels: new Set(), lines: [] })
    isOpen = true
    if (level === undefined) continue
    groups.at(-1)?.levels.add(level.toLowerCase())
    groups.at(-1)?.lines.push(sentence)
  }
  return groups.flatMap(({ levels, lines }) => (levels.size > 1 ? [lines] : []))
}
