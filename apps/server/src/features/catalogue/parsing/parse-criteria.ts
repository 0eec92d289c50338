import type { Clause, HardClause } from '@laurel/matching/criteria'
import { FACTS, type FactDefinition, type FactId } from '@laurel/matching/facts'
import { askable } from './check-criteria.ts'
import { parseOptions } from './parse-options.ts'
import { humanise, isAbsent, READABLE_CHARACTERS, splitCamelCase, toLine } from './parse-text.ts'

export interface ParsedClauses {
  clauses: Clause[]
  /** What was asked as a question because it could not be read as a criterion. */
  warnings: string[]
}

const NONE: ParsedClauses = { clauses: [], warnings: [] }
const UNRESTRICTED =
  /^(?:any(?:one)?|all|open(?: to (?:all|any|anyone|everyone).*)?|everyone|no(?: \w+)? (?:restrictions?|requirements?|minimum|preference)|no minimum.*|not required|no|none required|unrestricted|various|varies|both|either|(?:any|all) (?:fields?|majors?|levels?|students?|genders?|sexes|races?|ethnicit(?:y|ies)|states|disciplines|areas?|programs?|subjects?|ages?|backgrounds?|applicants|citizenships?)(?: of study)?|n|false|0(?:\.0+)?|no (?:gpa|citizenship|age|major|gender).*)$/i
const YES = /^(?:y|yes|true|required|1|must|x|✓|mandatory|yes,? required|demonstrated)$/i

const definitions = new Map<string, FactDefinition>(FACTS.map((fact) => [fact.id, fact]))

/** What could not be read is asked in the source's own words. */
const ask = (label: string, text: string): ParsedClauses => ({
  clauses: askable(`${label}: ${text.split('; ').map(humanise).join('; ')}`).map((attest) => ({
    attest,
  })),
  warnings: ['asked as a question'],
})

const SCHOOL_TYPES = ['community_college', 'trade_or_technical_school']

/** Below the levels that a profile has: they take nothing from the others of a list. */
const YOUNGER =
  /^(?:middle|elementary|primary|grade|junior high)[ _-]?(?:school)?(?:ers?| students?)?$/i

/** What is for younger pupils alone is for nobody of a level that a profile has. */
const BELOW_HIGH_SCHOOL: HardClause = {
  fact: 'schoolLevel',
  notIn: ['high_school', 'undergraduate', 'graduate'],
}

const GRADES = ['hs_freshman', 'hs_sophomore', 'hs_junior', 'hs_senior']

/** '9-12', '11th or 12th', 'grade 12': the years of high school among them. */
const gradeClause = (text: string): HardClause | null => {
  const bare = text.replace(/\bgrade(?:r)?s?\b|(?<=\d)(?:st|nd|rd|th)\b|\.0\b/gi, '').trim()
  const range = /^(\d{1,2}|k)\s*(?:-|–|to|through)\s*(\d{1,2})$/i.exec(bare)
  const listed = /^\d{1,2}(?:\s*(?:,|;|\/|&|and|or)\s*\d{1,2})*$/i.test(bare)
    ? bare.split(/\D+/).map(Number)
    : []
  const [from, to] = [Number(range?.[1] ?? NaN) || 1, Number(range?.[2] ?? NaN)]
  const years = range ? [9, 10, 11, 12].filter((year) => year >= from && year <= to) : listed
  const levels = years.flatMap((year) => GRADES[year - 9] ?? [])
  return levels.length > 0 && (range ? to <= 12 : levels.length === years.length)
    ? { fact: 'schoolLevel', in: [...new Set(levels)] }
    : null
}

/** Levels of study; colleges of a kind ('community college') stand among them in many catalogues. */
const levelClause = (text: string): HardClause | null => {
  const grades = gradeClause(text)
  if (grades) return grades
  const parts = text
    .split(/[,;|\n]|\band\b|\bor\b|(?<=\w)\s?\/\s?(?=\w)/i)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const levels: string[] = []
  const types: string[] = []
  for (const part of parts) {
    const level = parseOptions('schoolLevel', part)
    const type = parseOptions('collegeType', part)
    if (level.isComplete) levels.push(...level.ids)
    else if (type.isComplete && type.ids.every((id) => SCHOOL_TYPES.includes(id)))
      types.push(...type.ids)
    else if (!YOUNGER.test(part)) return null
  }
  const asked: HardClause[] = []
  if (levels.length > 0) asked.push({ fact: 'schoolLevel', in: [...new Set(levels)] })
  // Every community college student is an undergraduate.
  const more = [...new Set(types)].filter(
    (type) => !(type === 'community_college' && levels.includes('undergraduate')),
  )
  if (more.length > 0) asked.push({ fact: 'collegeType', in: more })
  const [first] = asked
  if (!first) return parts.length > 0 ? BELOW_HIGH_SCHOOL : null
  return asked.length > 1 ? { any: asked } : first
}

const NUMBER = String.raw`(\d+(?:\.\d+)?|\.\d+)`
const FROM = new RegExp(
  String.raw`^(?:(?:a |an )?(?:min(?:imum)?|at least|above|over|>=?|≥|of|cumulative|gpa|age|ages|score)[\s:.]*)*${NUMBER}\s*(?:\+|and (?:up|above|over|older)|or (?:higher|above|better|more|older|greater|over)|(?:years )?(?:or|and) older|minimum|min|gpa|cumulative|unweighted|years old|gpa or (?:higher|above|better))*(?:\s*(?:\/|on an?|out of)\s*4(?:\.0+)?(?:[- ]?point)?(?: scale)?)?\.?$`,
  'i',
)
const RANGE = new RegExp(
  String.raw`^(?:ages? |between |from )?${NUMBER}\s*(?:-|–|—|to|and|through)\s*${NUMBER}(?: years?(?: old| of age)?)?$`,
  'i',
)
const UP_TO = new RegExp(
  String.raw`^(?:under|below|up to|less than|max(?:imum)?(?: of)?|at most|<=?|≤|no more than)\s*\$?\s*${NUMBER}$|^${NUMBER}\s*(?:or|and)? ?(?:under|below|younger|less)$`,
  'i',
)

/** Income limits are ceilings and ages exact as well as bounds; grades and scores are floors. */
const numberClause = (fact: FactDefinition, source: string): HardClause | null => {
  const text = source
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/\bpoints?\b/gi, '')
    .trim()
  const range = RANGE.exec(text)
  const isFloor = fact.group === 'academic'
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
  // A limit of income is a ceiling, however it is written.
  if (floor && fact.id === 'householdIncomeUsd' && /^\$?\d+$/.test(text))
    return { fact: fact.id, lte: value }
  return floor && fact.id !== 'householdIncomeUsd' && fits(value) && value > 0
    ? { fact: fact.id, gte: value }
    : null
}

const isListOfNames = (text: string): boolean =>
  text.length <= 120 &&
  !/[.!?]\s|\b(?:must|should|who|not|except|within|any|near|preference|preferred|between)\b/i.test(
    text,
  )

const nameClause = (fact: FactDefinition, text: string): HardClause | null => {
  // Counties and cities are told apart by their state, which a bare name lacks.
  const isPlaced =
    !/^(?:county|city)$/.test(fact.id) ||
    text.split(/[;|]/).every((part) => /^\s*[A-Z]{2}\//.test(part))
  if (!isPlaced || !isListOfNames(text)) return null
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

const placeClause = (text: string): HardClause | null => {
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
  const { ids, isComplete } = parseOptions(fact, text)
  return isComplete ? { fact, in: ids } : null
}

/** Fields of which some are no options of ours: the known ones decide, the others are asked for. */
const fieldsClause = (text: string): HardClause | null => {
  const whole = optionsClause('fieldOfStudy', text)
  if (whole) return whole
  const parts = text.split(/[,;|]/).map((part) => humanise(part.trim()))
  const known = parts.flatMap((part) => {
    const { ids, isComplete } = parseOptions('fieldOfStudy', part)
    return isComplete ? ids : []
  })
  const isList = parts.length > 1 && parts.every((part) => part.split(' ').length <= 4)
  if (!isList || known.length === 0) return null
  return {
    any: [
      { fact: 'fieldOfStudy', in: [...new Set(known)] },
      { attest: `Is your field one of these: ${parts.join(', ')}?` },
    ],
  }
}

const clauseOf = (fact: FactDefinition, text: string): HardClause | null => {
  if (fact.id === 'fieldOfStudy') return fieldsClause(text)
  if (fact.id === 'schoolLevel') return levelClause(text) ?? optionsClause('degreeType', text)
  if (fact.id === 'state' || fact.id === 'country') return placeClause(text)
  if (fact.kind === 'flag') return YES.test(text) ? { fact: fact.id, is: true } : null
  if (fact.kind === 'number') return numberClause(fact, text)
  if (fact.kind === 'name') return nameClause(fact, text)
  const yes =
    fact.id === 'citizenship'
      ? 'us_citizen'
      : fact.id === 'militaryAffiliation'
        ? 'any_military'
        : fact.id === 'disability'
          ? 'any_disability'
          : null
  if (yes && YES.test(text)) return { fact: fact.id, in: [yes] }
  return optionsClause(fact.id as FactId, text)
}

/** A part or an office of a university: that of its sponsor, and no college of a student's. */
const PART_OF_COLLEGE =
  /^(?:the )?(?:(?:college|school|department|dept\.?|office|division|faculty|center|institute) (?:of|for)\b|graduate (?:school|college|division)$|honou?rs (?:college|program)$|(?:any|all)\b)|\b(?:department|office|division)$/i

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

/** What a source's own field says of a fact: a criterion when plain, else a question in its words. */
export const parseFactField = (fact: FactId, source: string, label: string): ParsedClauses => {
  const text = toLine(source)
  const definition = definitions.get(fact)
  if (!definition || isAbsent(text) || UNRESTRICTED.test(text)) return NONE
  if (fact === 'college' && text.split(/[;|]/).some((name) => PART_OF_COLLEGE.test(name.trim())))
    return NONE
  const isLong = text.length > READABLE_CHARACTERS
  const clause = isLong
    ? null
    : (maximumClause(definition, text, label) ?? clauseOf(definition, text))
  return clause ? { clauses: [clause], warnings: [] } : ask(label, text)
}

const SELF_EXPLAINING: FactId[] = [
  'citizenship',
  'degreeType',
  'schoolLevel',
  'state',
  'country',
  'ethnicity',
  'gender',
  'enrollment',
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

/** A value whose field is not known: a criterion when exactly one fact has all of its words. */
export const parseBareValue = (source: string, label = ''): ParsedClauses => {
  const text = toLine(source)
  if (isAbsent(text) || UNRESTRICTED.test(text)) return NONE
  if (text.length > READABLE_CHARACTERS) return ask(label || 'Eligibility', text)
  const flag = FLAGS.find(([pattern]) => pattern.test(text))?.[1]
  if (flag) return { clauses: [flag], warnings: [] }
  const found = SELF_EXPLAINING.flatMap((fact) => {
    const clause = fact === 'schoolLevel' ? levelClause(text) : optionsClause(fact, text)
    return clause ? [clause] : []
  })
  const [only] = found
  if (only && found.length === 1) return { clauses: [only], warnings: [] }
  return label === ''
    ? { clauses: [{ attest: text }], warnings: ['asked as a question'] }
    : ask(label, text)
}
