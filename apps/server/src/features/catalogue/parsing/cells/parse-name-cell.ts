import type { HardClause } from '@laurel/matching/criteria'
import type { FactDefinition } from '@laurel/matching/facts'
import type { CellReading } from './cell-reading.ts'
import { parseOptions } from './parse-options.ts'

/** Whether a cell is names side by side, and no sentence. */
export const isListOfNames = (text: string): boolean =>
  text.length <= 120 &&
  !/[.!?]\s|\b(?:must|should|who|not|except|within|any|near|preference|preferred|between)\b/i.test(
    text,
  )

/** Facts of bodies that have names: 'first-generation' and 'leadership' are none. */
const OF_BODIES: ReadonlySet<string> = new Set([
  'membership',
  'employer',
  'college',
  'highSchool',
  'tribe',
])
const IS_LOWER = /^[a-z' -]+$/
const HAS_LONG_WORD = /[a-z]{7}/
const isPlainWord = (name: string): boolean => IS_LOWER.test(name) && HAS_LONG_WORD.test(name)

/** A clause of the names in a cell; null where they are none. */
export const nameClause = (fact: FactDefinition, text: string): HardClause | null => {
  // Counties and cities are told apart by their state, which a bare name lacks.
  const isPlaced =
    !/^(?:county|city)$/.test(fact.id) ||
    text.split(/[;|]/).every((part) => /^\s*[A-Z]{2}\//.test(part))
  if (!isPlaced || !isListOfNames(text)) return null
  if (OF_BODIES.has(fact.id) && text.split(/[;|]/).some((part) => isPlainWord(part.trim())))
    return null
  const values = text
    .split(/[;|]/)
    .map((value) => value.trim())
    .filter((value) => value !== '')
  if (values.length === 0) return null
  // Who is not at a college yet says which ones they have in mind.
  if (fact.id === 'college')
    return {
      any: [
        { fact: 'college', in: values },
        { fact: 'interestedColleges', in: values },
      ],
    }
  return { fact: fact.id, in: values }
}

const OF_PEOPLE =
  /^(?:(?:first|1st)[- ]gen\w*|low[- ]income|lgbt\w*\+?|women\b.*|girls\b.*|men|underrepresented\b.*|disab\w*|veterans?|military|immigrants?|undocumented|daca|minorit\w+|people of colou?r|bipoc|rural|transfers?)$/i

/** A column of affiliations may hold peoples, and no bodies: 'black; hispanic', 'first-generation'. */
export const membershipClause = (fact: FactDefinition, text: string): CellReading | null => {
  const { ids, isComplete } = parseOptions('ethnicity', text)
  if (isComplete) return { clause: { fact: 'ethnicity', in: ids }, isLikely: true }
  const isOfPeople = text.split(/[,;|]/).some((part) => {
    const bare = part.trim()
    return OF_PEOPLE.test(bare) || parseOptions('ethnicity', bare).isComplete
  })
  const isOfBodies = text.split(/[,;|]/).every((part) => isBody(part.trim()))
  const clause = isOfPeople || !isOfBodies ? null : nameClause(fact, text)
  return clause && { clause }
}

/** 'Contact your chapter', 'from Wisconsin', 'Annual household income <$50,000': no body's name. */
const NO_BODY =
  /[<>$%:?]|\d{3}|^(?:from|must|contact|demonstrated?|preferabl[ye]|preference|have|has|been|be|a|an|any|for|in|with|who|see|apply|volunteer|annual|completed|attend\w*|student|graduate)\b|\b(?:hours?|income|need|university|college|high school|applications?|students?|certificates?|apply|must)\b/i
const NAMES_BODY =
  /\b(?:university women|college republicans|college democrats|college fund|credit union|student (?:association|council|government|union|council)|students (?:of america|association)|college board|national honor society|students? for\b)/i
const isBody = (name: string): boolean =>
  (!NO_BODY.test(name) && name.split(' & ').length < 3) || NAMES_BODY.test(name)
