import { EMPTY_WORDS, LOOSE_WORDS, wordSet } from '../../../text/telling-words.ts'
import { plainOf, stemOf, wordsOf } from '../../../text/words.ts'

/** Besides those that say nothing anywhere. */
const STOP_WORDS =
  wordSet(`above again below between both during each else ever few further give here kind let may might
  must need nor off once please should three under upon want within without yes`)

/** Words that nearly every application uses: two questions are not alike for sharing them. */
const COMMON_WORDS = stemsOf(
  `add answer applicant application apply attach award become brief briefly candidate choose chose
  chosen choice class college day decide decided describe detail discuss essay example experience
  explain follow following fund grant help how important include information life limit line link list
  long mean minute name number page paragraph people person personal plain program prompt provide
  pursue question reach receive recipient response school scholarship sentence share short specific state
  statement student study studying submit support tell time title topic university what when where
  which who whom word work write written year`,
)
const COMMON_WEIGHT = 0.2

/** "Why" tells questions apart more than other question words, but makes none alike by itself. */
const ASKING_WORDS = stemsOf('why')
const ASKING_WEIGHT = 0.7

/** What applications ask about again and again: one of these words alone tells the question. */
const SUBJECTS = `goal goals aspiration aspirations aspire ambition ambitions dream dreams plans future hope hopes
career profession professional occupation
financial finance finances afford tuition expense expenses economic
community neighborhood neighbors neighbor hometown
volunteer volunteered volunteering service serve served
leader leaders leadership lead led leading
challenge challenges obstacle obstacles hardship hardships adversity difficulty difficulties overcome overcame setback setbacks struggle struggled
achievement achievements accomplishment accomplishments accomplished achieve proud
deserve deserving
yourself
failure failures fail failed mistake mistakes
activity activities extracurricular extracurriculars clubs
diversity diverse
portfolio
website
linkedin
github
enroll`

/** Other words for one matter. */
const SYNONYMS = `why reason reasons motivate motivates motivated motivation inspire inspired interest interested interests
nurse nurses nursing
teacher teachers teaching teach
engineer engineers engineering
science sciences scientific scientist`

const groupsOf = (lines: string) => lines.split('\n').map((line) => [...stemsOf(line)])

/** Each word of a group counts as its first. */
const CANONICAL = new Map(
  [...groupsOf(SUBJECTS), ...groupsOf(SYNONYMS)].flatMap((group) =>
    group.map((stem) => [stem, group[0] ?? stem]),
  ),
)
const SUBJECT_WORDS = new Set(groupsOf(SUBJECTS).map(([first]) => first))

export const isSubject = (word: string): boolean => SUBJECT_WORDS.has(word)

/** Turns of phrase whose single words are too common to tell anything. */
const PHRASES: readonly [RegExp, string][] = [
  [
    /why (?:should|would|must) (?:we|you be|the committee|the judges)\b.*|best candidate/g,
    ' deserve ',
  ],
  [/\b(?:about|introduce|describe) yourself\b|\bwho (?:are you|you are)\b/g, ' yourself '],
  [/(?:see yourself )?(?:\bin )?\b(?:five|ten|5|10) years\b/g, ' goal '],
]

/** The words of a question that tell what it is about, each with its weight. */
export function weighWords(text: string): Map<string, number> {
  const phrased = PHRASES.reduce(
    (rest, [phrase, word]) => rest.replaceAll(phrase, word),
    plainOf(text),
  )
  const weights = new Map<string, number>()
  for (const word of wordsOf(phrased)) {
    if (saysNothing(word) || /^\d+$/.test(word)) continue
    const stem = stemOf(word)
    const known = CANONICAL.get(stem) ?? stem
    weights.set(known, weightOf(known))
  }
  return weights
}

const saysNothing = (word: string): boolean =>
  [EMPTY_WORDS, LOOSE_WORDS, STOP_WORDS].some((words) => words.has(word))

function weightOf(stem: string): number {
  if (COMMON_WORDS.has(stem)) return COMMON_WEIGHT
  return ASKING_WORDS.has(stem) ? ASKING_WEIGHT : 1
}

function stemsOf(words: string): Set<string> {
  return new Set(words.trim().split(/\s+/).map(stemOf))
}
