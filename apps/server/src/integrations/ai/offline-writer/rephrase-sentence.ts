import { countWords } from '@laurel/contract/count-words'
import type { Chance } from './chance.ts'
import { capitalised, uncapitalised } from './letter-case.ts'

type Rephrase = (sentence: string, chance: Chance) => string | undefined

/** Sentences that begin with one of these begin with no name, so they may lose their capital. */
const PLAIN_START =
  /^(?:I|We|He|She|They|It|My|Our|His|Her|Their|The|This|That|These|Those|There|A|An|Every|Each|Some|Many|Most|One|On|In|At|After|Before|When|Since)\b/
const CONJUNCTION = 'because|when|if|although|while|after|before|once|until|since'
const CLAUSE_FIRST = new RegExp(
  `^(${CONJUNCTION}) ([^,;:“”"[\\]]{6,90}), ((?:I|we|my|our) [^,;:“”"[\\]]+)\\.$`,
  'i',
)
const CLAUSE_LAST = new RegExp(
  `^((?:I|We|My|Our) [^,;:“”"[\\]]{6,90}?) (because|when|if|although|while|after|before) ((?:I|we|my|our|the|he|she|they|it|there|nobody|somebody|people) [^,;:“”"[\\]]{4,90})\\.$`,
)
const TIME_OR_PLACE =
  'every \\w+(?: (?:morning|afternoon|evening|night))?|last (?:year|summer|winter|spring|fall|week|month)|this (?:year|summer|spring|fall|week)|after school|before school|at (?:home|night|school|first)|on (?:weekends|Mondays|Tuesdays|Wednesdays|Thursdays|Fridays|Saturdays|Sundays)|in (?:\\d{4}|high school|middle school|ninth grade|tenth grade|eleventh grade)|over the summer|one day|that (?:day|night|year|week|summer)|for the first time'
const ADVERBIAL_LAST = new RegExp(
  `^((?:I|We|My|Our|She|He|They|The) [^,;:“”"[\\]]+?),? (${TIME_OR_PLACE})\\.$`,
)
const ADVERBIAL_FIRST = new RegExp(
  `^(${TIME_OR_PLACE}),? ((?:I|we|my|our|she|he|they|the) [^,;:“”"[\\]]+)\\.$`,
  'i',
)
const TWO_CLAUSES =
  /^([^“”"[\]]{25,}?), (and|but|so) ((?:I|we|he|she|they|it|my|our|there|the) [^“”"[\]]{12,})$/
const PASSIVE =
  /^((?:The|A|An|My|Our|This|That) [\w’' -]{2,40}?) (?:was|were) (\w+ed|built|taught|made|run|led|paid|held|brought|bought|won|found|told|sent|kept) by ((?:my|the|a|an|our|his|her) [\w’' -]{2,30}?|[A-Z][\w’'-]+(?: [A-Z][\w’'-]+)?)( (?:in|on|at|for|after|before) [^,;:“”"[\]]+)?\.$/

const canLoseCapital = (text: string) => PLAIN_START.test(text)

const turnClauses: Rephrase = (sentence, chance) => {
  const first = CLAUSE_FIRST.exec(sentence)
  if (first) return `${capitalised(first[3] ?? '')} ${first[1]?.toLowerCase()} ${first[2]}.`
  const last = CLAUSE_LAST.exec(sentence)
  if (!last || chance.next() < 0.25) return undefined
  return `${capitalised(last[2] ?? '')} ${last[3]}, ${uncapitalised(last[1] ?? '')}.`
}

const turnAdverbial: Rephrase = (sentence) => {
  const last = ADVERBIAL_LAST.exec(sentence)
  if (last) return `${capitalised(last[2] ?? '')}, ${uncapitalised(last[1] ?? '')}.`
  const first = ADVERBIAL_FIRST.exec(sentence)
  return first ? `${capitalised(first[2] ?? '')} ${uncapitalised(first[1] ?? '')}.` : undefined
}

const splitClauses: Rephrase = (sentence) => {
  if (countWords(sentence) < 16) return undefined
  const found = TWO_CLAUSES.exec(sentence)
  if (!found) return undefined
  const [, first = '', joiner = '', second = ''] = found
  const begun = joiner === 'but' ? `But ${second}` : joiner === 'so' ? `So ${second}` : second
  return `${first}. ${capitalised(begun)}`
}

const makeActive: Rephrase = (sentence) => {
  const found = PASSIVE.exec(sentence)
  if (!found) return undefined
  const [, object = '', verb = '', agent = '', rest = ''] = found
  return `${capitalised(agent)} ${verb === 'run' ? 'ran' : verb} ${uncapitalised(object)}${rest}.`
}

const REPHRASES: readonly [Rephrase, ...Rephrase[]] = [
  makeActive,
  turnClauses,
  turnAdverbial,
  splitClauses,
]

/** A sentence in another shape with the same words, where one is seen. */
export function rephraseSentence(sentence: string, chance: Chance): string {
  for (const rephrase of chance.shuffle(REPHRASES)) {
    const other = rephrase(sentence, chance)
    if (other !== undefined) return other
  }
  return sentence
}

const SHORT_WORDS = 9

/** Two short sentences about the same one as one sentence; undefined where they do not go together. */
export function joinSentences(first: string, second: string): string | undefined {
  const areShort = countWords(first) <= SHORT_WORDS && countWords(second) <= SHORT_WORDS
  const [start] = second.split(' ', 1)
  const goTogether =
    first.split(' ', 1)[0] === start && /^(?:I|We|He|She|They|It)$/.test(start ?? '')
  const arePlain = [first, second].every((each) => /^[^,;:“”"[\]!?]+\.$/.test(each))
  if (!areShort || !goTogether || !arePlain || !canLoseCapital(second)) return undefined
  return `${first.slice(0, -1)}, and ${uncapitalised(second)}`
}
