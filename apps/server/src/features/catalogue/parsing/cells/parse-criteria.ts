import type { HardClause } from '@laurel/matching/criteria'
import { FACTS, type FactDefinition, type FactId } from '@laurel/matching/facts'
import { askable } from '../check-criteria.ts'
import type { CellReading, ParsedClauses } from './cell-reading.ts'
import { parseLocalPlaces } from './parse-local-places.ts'
import { isMajorList, parseMajors } from './parse-majors.ts'
import { parseOptions } from './parse-options.ts'
import { parseResidency } from './parse-residency.ts'
import { parseStanding, type SchoolHint } from './parse-standing.ts'
import {
  degreeHeldFrom,
  parseCitizenship,
  parseEnrollment,
  parseGender,
} from './parse-status-cells.ts'
import { isListOfNames, membershipClause, nameClause } from './parse-name-cell.ts'
import {
  humaniseAll,
  isAbsent,
  READABLE_CHARACTERS,
  splitCamelCase,
  toCell,
  toLine,
} from './parse-text.ts'
import { isPreferenceColumn, splitPreference } from './split-preference.ts'

const NONE: ParsedClauses = { clauses: [], warnings: [] }
const UNRESTRICTED =
  /^(?:any(?:one)?|all|every(?:one|body)?|open(?: to (?:all|any|anyone|everyone).*)?|everyone|no(?: \w+)? (?:restrictions?|requirements?|minimum|preference)|no minimum.*|not required|no|none required|unrestricted|various|varies|multiple|both|either|(?:any|all) (?:fields?|majors?|levels?|students?|genders?|sexes|races?|ethnicit(?:y|ies)|states?|locations?|years?|class(?:es)?|standings?|disciplines|areas?|programs?|subjects?|ages?|backgrounds?|applicants|citizenships?)(?: of study)?|(?:undecided|undeclared)(?: (?:ok|okay|welcome|accepted|majors?))+|(?:general studies ?(?:\/|-|or) ?)?(?:field|area) of (?:study|interest) (?:is )?not specified\.?|no specific (?:field|major|area)s?(?: of study)?|general studies\.?|n|false|0(?:\.0+)?|no (?:gpa|citizenship|age|major|gender).*)$/i
const YES = /^(?:y|yes|true|required|1|must|x|✓|mandatory|yes,? required|demonstrated)$/i

const definitions = new Map<string, FactDefinition>(FACTS.map((fact) => [fact.id, fact]))

/** What could not be read is asked in the source's own words. */
const ask = (label: string, text: string): ParsedClauses => ({
  clauses: askable(`${label}: ${humaniseAll(text)}`).map((attest) => ({
    attest,
  })),
  warnings: ['asked as a question'],
})

const NUMBER = String.raw`(\d+(?:\.\d+)?|\.\d+)`
const FROM = new RegExp(
  String.raw`^(?:(?:a |an )?(?:min(?:imum)?|at least|above|over|>=?|≥|of|cumulative|gpa|age|ages|score)[\s:.]*)*${NUMBER}\s*(?:\+|and (?:up|above|over|older)|or (?:higher|above|better|more|older|greater|over)|(?:(?:years|yrs\.?) )?(?:or|and|&) (?:older|over|up)|yrs?\.?|minimum|min|gpa|cumulative|unweighted|years old|gpa or (?:higher|above|better))*(?:\s*(?:\/|on(?: an?)?|out of)\s*4(?:\.0+)?(?:[- ]?point)?(?: scale)?)?\.?$`,
  'i',
)
const RANGE = new RegExp(
  String.raw`^(?:ages? |between |from )?${NUMBER}\s*(?:-|–|—|to|and|through)\s*${NUMBER}(?: years?(?: old| of age)?)?$`,
  'i',
)
const UP_TO = new RegExp(
  String.raw`^(?:ages? )?(?:(?:under|below|up to|less than|max(?:imum)?(?: of)?|at most|<=?|≤|no more than) ?\$? ?${NUMBER}|${NUMBER}(?: (?:yrs\.?|years))?(?: (?:or|and|&))? ?(?:under|below|younger|less))$`,
  'i',
)

/** A limit of income without its sign, and with its thousands: '<$60k' is '<60000'. */
const plainSum = (fact: FactDefinition, text: string): string =>
  fact.id === 'householdIncomeUsd' ? text.replaceAll('$', '').replace(/(\d)k\b/gi, '$1000') : text

/** Income limits are ceilings and ages exact as well as bounds; grades and scores are floors. */
const numberClause = (fact: FactDefinition, source: string): HardClause | null => {
  const text = plainSum(fact, source)
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/\bpoints?\b/gi, '')
    .trim()
  const range = RANGE.exec(text)
  const isFloor = fact.group === 'academic' && fact.id !== 'creditsEarned'
  const fits = (value: number) => value >= (fact.min ?? 0) && value <= (fact.max ?? Infinity)
  if (range) {
    const [low, high] = [Number(range[1]), Number(range[2])]
    if (low > high || !fits(low) || !fits(high)) return null
    return isFloor ? { fact: fact.id, gte: low } : { fact: fact.id, between: [low, high] }
  }
  const ceiling = UP_TO.exec(text)
  if (ceiling && !isFloor) {
    const value = Number(ceiling[1] ?? ceiling[2])
    const isStrict = /^(?:under|below|less than|<(?!=))/i.test(text)
    return fact.id === 'age' && isStrict
      ? { fact: fact.id, lte: value - 1 }
      : { fact: fact.id, lte: value }
  }
  const floor = FROM.exec(text)
  const value = Number(floor?.[1])
  if (BARE_NUMBER.test(text) && isEitherEnd(fact, value)) return null
  // A limit of income is a ceiling, however it is written.
  if (floor && fact.id === 'householdIncomeUsd' && /^\$?\d+$/.test(text))
    return { fact: fact.id, lte: value }
  return floor && fact.id !== 'householdIncomeUsd' && fits(value) && value > 0
    ? { fact: fact.id, gte: value }
    : null
}

/** 'Age: 34' may be the most, and an income of 800000 is hardly in dollars. */
const isEitherEnd = ({ id }: FactDefinition, value: number): boolean =>
  (id === 'age' && value > OLDEST_FLOOR) ||
  (id === 'householdIncomeUsd' && value > HIGHEST_BARE_INCOME)
const OLDEST_FLOOR = 25
const HIGHEST_BARE_INCOME = 150_000

const CAPITAL = /\bWashington,?\s+D\.?\s?C\b\.?/gi

const placeClause = (source: string): HardClause | null => {
  const text = source.replaceAll(CAPITAL, 'DC')
  const states = parseOptions('state', text)
  if (states.isComplete) return { fact: 'state', in: states.ids }
  const countries = parseOptions('country', text)
  if (countries.isComplete) return { fact: 'country', in: countries.ids }
  const parts = text
    .split(/[,;|]/)
    .map((part) => ({ state: parseOptions('state', part), country: parseOptions('country', part) }))
  if (
    parts.length < 2 ||
    !parts.every(({ state, country }) => state.isComplete || country.isComplete)
  )
    return null
  const stateIds = parts.flatMap(({ state }) => (state.isComplete ? state.ids : []))
  const countryIds = parts.flatMap(({ state, country }) => (state.isComplete ? [] : country.ids))
  return {
    any: [
      { fact: 'country', in: countryIds },
      { fact: 'state', in: stateIds },
    ],
  }
}

const optionsClause = (fact: FactId, text: string): HardClause | null => {
  // 'Ph.D.' and 'Af. Am.' are short forms with their dots.
  for (const written of [text, text.replaceAll(/(?<=\p{L})\./gu, '')]) {
    const { ids, isComplete } = parseOptions(fact, written)
    if (isComplete) return { fact, in: ids }
  }
  return null
}

/** Every group of facts that have words of their own for their cells. */
const readCell = (
  fact: FactDefinition,
  text: string,
  hint: SchoolHint | null,
): CellReading | null => {
  switch (fact.id) {
    case 'schoolLevel': {
      const bare = text.replaceAll(CODE_BEHIND, '')
      return parseStanding(bare, hint) ?? asCell(degreeClause(bare))
    }
    case 'degreeType':
      return asCell(clauseOf(fact, text.replaceAll(CODE_BEHIND, '')))
    case 'fieldOfStudy':
      return parseMajors(text)
    case 'enrollment':
      return parseEnrollment(text) ?? asCell(clauseOf(fact, text))
    case 'citizenship':
      return parseCitizenship(text) ?? asCell(clauseOf(fact, text))
    case 'gender':
      return parseGender(text) ?? asCell(clauseOf(fact, text))
    case 'financialNeed':
      return parseNeed(text) ?? asCell(clauseOf(fact, text))
    case 'membership':
      return membershipClause(fact, text)
    case 'heritage':
      return asCell(optionsClause('ethnicity', text) ?? clauseOf(fact, text))
    case 'degreeHeld':
      return degreeHeldFrom(parseOptions('degreeType', text))
    case 'country':
      return asCell(countryClause(text))
    case 'state':
      return asCell(placeClause(text)) ?? parseResidency(text) ?? parseLocalPlaces(text)
    default:
      return (
        (fact.kind === 'number' ? floorOfSchool(fact, text) : null) ?? asCell(clauseOf(fact, text))
      )
  }
}

const asCell = (clause: HardClause | null): CellReading | null => clause && { clause }

/** 'Undergraduate (S-1), Master (S-2)': what other countries call it. */
const CODE_BEHIND = /\s?\([A-Z]{1,3}-?\d\)/g

/** A degree among levels is one that students work for, and not one that they hold. */
const degreeClause = (text: string): HardClause | null =>
  /\b(?:holders?|holding|completed|earned)\b/i.test(text) ? null : optionsClause('degreeType', text)

/** What shows need, and what says that none is asked. */
const parseNeed = (text: string): CellReading | null => {
  if (/^(?:optional|merit(?:[- ](?:only|based))?)$/i.test(text)) return { asksNothing: true }
  if (/^pell(?:[- ](?:eligible|eligibility|grants?|recipients?))*$/i.test(text))
    return { clause: { fact: 'pellEligible', is: true } }
  return /^(?:low[- ]income|(?:high|strong|demonstrated|documented|proven|financial) need)$/i.test(
    text,
  )
    ? { clause: { fact: 'financialNeed', is: true } }
    : null
}

/** In a column of countries 'CA' is Canada; names of states alone are still states. */
const countryClause = (text: string): HardClause | null => {
  const { ids, isComplete } = parseOptions('country', text)
  return isComplete ? { fact: 'country', in: ids } : placeClause(text)
}

const OF_SCHOOL =
  /\b(?:in )?(?:hs|h\.s\.|high school|ug|undergrad(?:uate)?|college|cum|overall)\.?$/i

/** '2.75 HS', '3.2 undergrad': grades of a time of which a profile does not tell. */
const floorOfSchool = (fact: FactDefinition, text: string): CellReading | null => {
  if (fact.id !== 'gpa' || !OF_SCHOOL.test(text)) return null
  const clause = numberClause(fact, text.replace(OF_SCHOOL, ''))
  return clause && { clause, isLikely: true }
}

const clauseOf = (fact: FactDefinition, text: string): HardClause | null => {
  if (fact.kind === 'flag') return YES.test(text) ? { fact: fact.id, is: true } : null
  if (fact.kind === 'number') return numberClause(fact, text)
  if (fact.id === 'college' && NO_ONE_COLLEGE.test(text)) return null
  if (fact.kind === 'name') return nameClause(fact, text)
  const yes = YES_OF[fact.id]
  if (yes !== undefined && YES.test(text)) return { fact: fact.id, in: [yes] }
  return optionsClause(fact.id as FactId, text)
}

/** What a bare yes means in a column of options. */
const YES_OF: Readonly<Record<string, string>> = {
  citizenship: 'us_citizen',
  militaryAffiliation: 'any_military',
  disability: 'any_disability',
}

/** A part or an office of a university: that of its sponsor, and no college of a student's. */
const PART_OF_COLLEGE =
  /^(?:the )?(?:(?:college|school|department|dept\.?|office|division|faculty|center|institute) (?:of|for)\b|graduate (?:school|college|division)$|honou?rs (?:college|program)$|(?:any|all)\b)|\b(?:department|office|division)$/i

/** 'UK universities', 'Various (partner institutions)', 'Designated by the ministry': no names. */
const NO_ONE_COLLEGE =
  /\b(?:universities|institutions)\b(?! system)|\b(?:various|multiple|several|selected|partners?|partner schools|participating|designated|eligible|approved|accredited)\b/i

const MAXIMUM = /^(?!.*\bmin(?:imum)?\b).*\b(?:max(?:imum)?|age limit)\b/i
const BARE_NUMBER = /^\d+(?:\.\d+)?$/

/** A number in a column of maxima ('MaximumAge') is the most there may be. */
const maximumClause = (fact: FactDefinition, text: string, label: string): HardClause | null => {
  if (fact.kind !== 'number' || !BARE_NUMBER.test(text)) return null
  const isMaximum = MAXIMUM.test(splitCamelCase(label))
  const value = Number(text)
  const fits = value >= (fact.min ?? 0) && value <= (fact.max ?? Infinity)
  return isMaximum && fits ? { fact: fact.id, lte: value } : null
}

/** What stands beside a cell and tells how to take it. */
export interface CellContext {
  /** Of which school years without a name are. */
  school?: SchoolHint | null
}

/** 'Any / Undeclared': each of its words lets everybody in. */
const isUnrestricted = (text: string): boolean =>
  UNRESTRICTED.test(text) ||
  ALL_OF_KIND.test(text) ||
  (ANY.test(text) &&
    text.split(/[,;/|]|\bor\b/).every((part) => {
      const bare = part.trim()
      return UNRESTRICTED.test(bare) || /^(?:undeclared|undecided|general|open)$/i.test(bare)
    }))
const ANY = /\b(?:any|all|open|undeclared|undecided)\b/i
/** 'STEM/All fields': all are let in. */
const ALL_OF_KIND =
  /(?:^|[,;/|])\s*(?:any|all) (?:fields?|majors?|levels?|genders?|races?|ethnicit(?:y|ies)|states?|disciplines|programs?|subjects?|degrees?|nationalit(?:y|ies)|countries)(?: of study)?\s*(?=$|[,;/|])/i

/** Full marks of a hundred are asked of nobody: it is how a table of numbers says that none are. */
const NO_GRADE = /^100(?:\.0+)?$/

/** What a source's own field says of a fact: a criterion when plain, else a question in its words. */
export const parseFactField = (
  fact: FactId,
  source: string,
  label: string,
  { school = null }: CellContext = {},
): ParsedClauses => {
  const text = toCell(source)
  const definition = definitions.get(fact)
  if (!definition || isAbsent(text) || isUnrestricted(text)) return NONE
  if (fact === 'gpa' && NO_GRADE.test(text)) return NONE
  if (fact === 'college' && text.split(/[;|]/).some((name) => PART_OF_COLLEGE.test(name.trim())))
    return NONE
  if (text.length > READABLE_CHARACTERS) return ask(label, text)
  const preferred = isPreferenceColumn(label)
    ? text
    : isByNeed(fact, text)
      ? 'yes'
      : splitPreference(text)
  if (preferred !== null) return parsePreferred(definition, preferred, text, label)
  const maximum = maximumClause(definition, text, label)
  const read = maximum ? { clause: maximum } : readCell(definition, text, school)
  if (read) return toParsed(read)
  const isNames =
    (fact === 'fieldOfStudy' && isMajorList(text)) || (fact === 'membership' && isListOfNames(text))
  return { ...ask(label, text), ...(isNames && { isNoSentence: true }) }
}

const toParsed = (read: CellReading): ParsedClauses =>
  'asksNothing' in read
    ? NONE
    : { clauses: [read.clause], warnings: [], ...(read.isLikely === true && { isLikely: true }) }

/** 'Need based', beside awards by merit: how winners are chosen. */
const isByNeed = (fact: FactId, text: string): boolean =>
  fact === 'financialNeed' && /^need(?:[- ]based)?$/i.test(text)

/** A preference never decides: what it is about may be all that its column is. */
const parsePreferred = (
  definition: FactDefinition,
  preferred: string,
  text: string,
  label: string,
): ParsedClauses => {
  if (UNRESTRICTED.test(preferred)) return NONE
  const wanted = preferred === '' && definition.kind === 'flag' ? 'yes' : preferred
  const read = wanted === '' ? null : readCell(definition, wanted, null)
  if (!read) return ask(label, text)
  return 'asksNothing' in read ? NONE : { clauses: [{ ...read.clause, soft: true }], warnings: [] }
}

/** A cell that may be meant in several ways is asked as it stands. */
export const askField = (label: string, source: string): ParsedClauses => ({
  ...ask(label, toCell(source)),
  isNoSentence: true,
})

const SELF_EXPLAINING: FactId[] = [
  'citizenship',
  'degreeType',
  'schoolLevel',
  'state',
  'country',
  'ethnicity',
  'gender',
  'enrollment',
  'lifeExperience',
  'militaryAffiliation',
]

const FLAGS: [RegExp, HardClause][] = [
  [
    /^first[- _]gen(?:eration)?(?:[- _](?:college )?students?)?$/i,
    { fact: 'firstGeneration', is: true },
  ],
  [
    /^(?:low[- _]income|financial[- _]need)(?:[- _]students?)?$/i,
    { fact: 'financialNeed', is: true },
  ],
  [/^lgbtq?\w*\+?(?:[- _]students?)?$/i, { fact: 'lgbtq', is: true }],
]

/** Degrees among levels are found as degrees. */
const isOfDegrees = (fact: FactId, clause: HardClause): boolean =>
  fact === 'schoolLevel' && 'fact' in clause && clause.fact === 'degreeType'

/** A value whose field is not known: a criterion when exactly one fact has all of its words. */
export const parseBareValue = (source: string, label = ''): ParsedClauses => {
  const text = toLine(source)
  if (isAbsent(text) || UNRESTRICTED.test(text)) return NONE
  if (text.length > READABLE_CHARACTERS) return ask(label || 'Eligibility', text)
  const flag = FLAGS.find(([pattern]) => pattern.test(text))?.[1]
  if (flag) return { clauses: [flag], warnings: [] }
  const found = SELF_EXPLAINING.flatMap((fact) => {
    // A 'vet' may treat animals, and a guard may watch a door.
    if (fact === 'militaryAffiliation' && /^(?:vets?|guards?)$/i.test(text)) return []
    const read = fact === 'schoolLevel' ? parseStanding(text) : asCell(optionsClause(fact, text))
    return read && 'clause' in read && read.isLikely !== true && !isOfDegrees(fact, read.clause)
      ? [read.clause]
      : []
  })
  const [only] = found
  if (only && found.length === 1) return { clauses: [only], warnings: [] }
  return label === ''
    ? { clauses: [{ attest: text }], warnings: ['asked as a question'] }
    : ask(label, text)
}
