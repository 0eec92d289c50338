import { pastOf, thirdPersonOf } from './verb-forms.ts'

const ASKING =
  "(?:what|which|whose)(?: (?!do|does|did|is|are|was|were|can|could|will|would|should|have|has|had)[\\w’'-]+){0,3}|how(?: (?:much|many|often|long|far|well|soon|old|big|hard)(?: (?!do|does|did|is|are|was|were|can|could|will|would|should|have|has|had)[\\w’'-]+){0,2})?|who|whom|where|when|why"
const HELPER =
  'do|does|did|is|are|was|were|can|could|will|would|should|shall|have|has|had|might|must|may'
const SUBJECT =
  "you|it|he|she|they|we|i|someone|somebody|anyone|everyone|people|students|(?:your|the|this|that|these|those|a|an|our|their|his|her)(?: [\\w’'-]+){1,2}?|this|that|these|those|[\\w’'-]+(?: [\\w’'-]+){0,2}?(?= (?:mean|help|make|affect|influence|shape|change|play|look|matter)\\b)"
const ADVERB = '(?:\\w+ly|ever|first|never|always|still|also|once|best|most)'

const STARTS_ASKING = new RegExp(`^(?:${ASKING}) `, 'i')
const INVERTED = new RegExp(`^(${ASKING}) (${HELPER}) (${SUBJECT})( .+)?$`, 'i')
const YES_OR_NO = new RegExp(`^(${HELPER}) (${SUBJECT})( .+)$`, 'i')
const WHAT_IS = /^(?:what|who|which) (is|are|was|were) (.+)$/i
const NOUN_AFTER = /^(?:your|the|an?|one|some|this|that|these|those|my|our) /i
const DANGLING =
  /^(?:what|who) (is|are|was|were) ((?:your|the|this|that) .+) (for|like|about|from)$/i
const WHICH_HAS = /^which (\w+) ((?:has|have|had) (?!you\b).+)$/i
const PERSON = /(?:person|people|teacher|friend|relative|mentor|coach|nurse|adult|man|woman)s?$/i
const HALF_VERBS = /^(?:is|are|was|were)$/i

const NEXT_QUESTION =
  /,? (?:and|or|but) (?=(?:what|who|whom|why|how|when|where|which)\b)|, (?=(?:what|who|why|how|when|where|which) (?:do|does|did|is|are|was|were|can|could|will|would|should|have|has)\b)/i
const IF_YOU_COULD = /^if you could (.+), (?:what|who|whom|where|which|how) would .+$/i

export const isAsking = (text: string): boolean => STARTS_ASKING.test(`${text} `)

/** The questions in "What did you start, and who did it help?", each without its mark. */
export function splitQuestions(text: string): string[] {
  const plain = text.replace(/(?<!\?)\?+$/, '')
  return IF_YOU_COULD.test(plain) ? [plain] : plain.split(NEXT_QUESTION)
}

/**
 * A question as a part of a sentence, still said to "you": "What did you start?" is "what you
 * started". Undefined where its grammar is not seen through.
 */
export function nounClauseOf(question: string): string | undefined {
  const text = question.replace(/(?<!\?)\?+$/, '').trim()
  const chance = IF_YOU_COULD.exec(text)
  if (chance) return `the chance to ${chance[1]}`
  if (/^which \w+$/i.test(text)) return text.replace(/^which/i, 'the')
  const dangling = DANGLING.exec(text)
  if (dangling) return `what ${dangling[2]} ${dangling[1]} ${dangling[3]}`.toLowerCase()
  const which = WHICH_HAS.exec(text)
  if (which) return `the ${which[1]} ${PERSON.test(which[1] ?? '') ? 'who' : 'that'} ${which[2]}`
  const isWhat = WHAT_IS.exec(text)
  if (isWhat?.[2] && NOUN_AFTER.test(isWhat[2])) return isWhat[2]
  const inverted = INVERTED.exec(text)
  if (inverted) return turned(inverted)
  const yesOrNo = YES_OR_NO.exec(text)
  if (yesOrNo) return turned(['', 'whether', ...yesOrNo.slice(1)])
  return isAsking(text) ? text.charAt(0).toLowerCase() + text.slice(1) : undefined
}

function turned([, asking = '', helper = '', subject = '', rest = '']: readonly string[]): string {
  const start = `${asking.toLowerCase()} ${subject.toLowerCase() === 'i' ? 'I' : lowered(subject)}`
  const verb = helper.toLowerCase()
  if (!/^d(?:o|oes|id)$/.test(verb)) {
    // "where is your school" has nothing after its subject; "what are you most proud of" has.
    return HALF_VERBS.test(verb) && rest === '' ? `${start} ${verb}` : `${start} ${verb}${rest}`
  }
  const found = new RegExp(`^( ${ADVERB})? ([\\w’'-]+)(.*)$`, 'i').exec(rest)
  if (!found) return `${start} ${verb}${rest}`
  const [, adverb = '', base = '', after = ''] = found
  return `${start}${adverb} ${conjugated(base.toLowerCase(), verb)}${after}`
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

function conjugated(base: string, helper: string): string {
  if (helper === 'did') return pastOf(base)
  return helper === 'does' ? thirdPersonOf(base) : base
}
