import type { FactId } from '@laurel/matching/facts'

/** Somebody else's story, or one that is turned round. */
const NOT_OWN =
  /\b(?:mother|father|mom|mum|dad|sister|brother|grand\w+|cousin|uncle|aunt|friend|teacher)\b|\bnot\b|n['’]t\b/i

const COLLEGE = String.raw`(?:college|university|higher education|a (?:college |four[- ]year |bachelor['’]?s )?degree)`
const GOES = String.raw`(?:to|who will|going to) (?:go(?:ing)? to|attend|enroll in|enter|start|finish|complete|graduate from|earn|get|pursue|study at) (?:a )?`

const FIRST_IN_FAMILY = new RegExp(
  String.raw`\b(?:first|1st)(?: (?:person|one|member|child|kid|generation))? (?:in|of|from) (?:my|our|his|her|their) (?:\w+ )?family(?: ${GOES}${COLLEGE}|(?=\s*(?:$|[,.;!)])))`,
  'i',
)
const FIRST_GENERATION =
  /\b(?:first|1st)[- ]gen(?:eration)?(?: college(?: student)?| university student| student|(?=\s*(?:$|[,.;!)])))/i
const PARENTS_WITHOUT = new RegExp(
  String.raw`\b(?:neither of (?:my|our|his|her|their) parents (?:ever )?(?:went to|attended|finished|completed|graduated from|has|have|had|earned|got)|(?:my|our|his|her|their) parents (?:never|did not|didn['’]t|have not|haven['’]t|do not|don['’]t) (?:ever )?(?:go to|went to|gone to|attend|attended|finish|finished|complete|completed|graduate from|graduated from|have|had|earn|earned|get|got)) ${COLLEGE}`,
  'i',
)

/** Facts that somebody states of a student in their own words; what is not plain is not among them. */
export const factsTold = (text: string): Partial<Record<FactId, boolean>> =>
  text.split(/[.!?\n]+/).some(isFirstGeneration) ? { firstGeneration: true } : {}

const isFirstGeneration = (sentence: string): boolean =>
  PARENTS_WITHOUT.test(sentence) ||
  (!NOT_OWN.test(sentence) && (FIRST_IN_FAMILY.test(sentence) || FIRST_GENERATION.test(sentence)))

/** What becomes of the facts that were told; absent where none were. */
export const toldWords = (text: string): string | undefined =>
  factsTold(text).firstGeneration === true
    ? 'Noted: first in the family at college. Matches count it, and your profile is where to change it.'
    : undefined
