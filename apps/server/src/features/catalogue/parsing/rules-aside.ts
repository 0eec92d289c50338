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
/** Columns with a word to whoever reads the list, or about the list itself. */
const FOR_READERS =
  /\b(?:why|notes?|verif\w*|provenance|tips?|advice|warnings?|remind\w*|internal|contact|comments?|remarks?|ai|score|strategy|todo|history|quality|questions?|prompts?|image|logo)\b|(?:why|tip|strategy)(?=[A-Z])/i
