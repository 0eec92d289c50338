import { parseOptions } from './cells/parse-options.ts'
import { splitCamelCase } from './cells/parse-text.ts'
import { splitSentences } from '../reading/split-sentences.ts'

/** The sentences of a column whose name says nothing known that say what somebody must be. */
export const rulesAside = (name: string, text: string): string[] => {
  if (FOR_READERS.test(name)) return []
  return splitSentences(text)
    .map(({ from, to }) => text.slice(from, to))
    .filter((sentence) => SAYS_RULE.test(sentence) && sentence.split(/\s+/).length >= SHORTEST_RULE)
}
const SHORTEST_RULE = 4
const SAYS_RULE =
  /\b(?:must|only|eligible|ineligible|required|requires?|limited to|restricted to|open to|available to|applicants?|qualify|need to be|have to be)\b/i

/** Whether a short cell says who somebody is, under a name that may: 'career_stage: PhD candidate'. */
export const isOfPeople = (name: string, text: string): boolean => {
  if (text.length > LONGEST_CELL || FOR_READERS.test(name)) return false
  const words = splitCamelCase(name).replaceAll('_', ' ')
  return (
    (OF_PEOPLE.test(words) && NAMES_PEOPLE.test(text)) ||
    (OF_STUDY.test(words) && parseOptions('fieldOfStudy', text).ids.length > 0)
  )
}
/** And what somebody studies: 'College Program?: aviation'. */
const OF_STUDY = /\b(?:college|programs?|courses?|curriculum|training|department)\b/i
const LONGEST_CELL = 200
const OF_PEOPLE =
  /\b(?:stage|seniority|participants?|candidates?|population|people|community|recipients?|students?|scholars?|target|scope)\b/i
const NAMES_PEOPLE =
  /\b(?:ph\.?d|doctoral|post-?docs?|postdoctoral|(?:under)?graduates?|master[’']?s|high school|college students?|freshm[ae]n|sophomores?|juniors?|seniors?|citizens?|nationals|residents?|women|girls|veterans?|minorit\w+|early[- ]career|professionals?|faculty|researchers?|teachers?|nurses|journalists?|scientists?)\b/i

/** Columns with a word to whoever reads the list, or about the list itself. */
const FOR_READERS =
  /\b(?:why|notes?|verif\w*|provenance|tips?|advice|warnings?|remind\w*|internal|contact|comments?|remarks?|ai|score|strategy|todo|history|quality|questions?|prompts?|image|logo)\b|(?:why|tip|strategy)(?=[A-Z])/i
