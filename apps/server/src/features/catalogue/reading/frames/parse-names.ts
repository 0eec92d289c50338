import { afterSeparator, type ParsedList, type SentenceWords } from '../words/sentence-words.ts'

const SMALL = new Set(['of', 'the', 'for', 'and', '&', 'at', 'in', '-', "'"])
const LONGEST_NAME = 12
/** Words that begin sentences and clauses and are part of no name, though they may have a capital. */
const NO_NAME =
  /^(?:must|applicants?|students?|candidates?|the|a|an|be|is|are|you|open|each|all|any|graduating|seniors?|current|active|high|have|has|enrolled|usa|members?|women|for|to|who|children|dependents?|sons?|daughters?|spouses?|grandchildren|relatives?|descendants?|employees?|and|or|in|only|at|from|full|undergraduates?|graduates?|recipients?|scholarships?|awards?|grants?|prizes?|fellowships?|gpa|sat|act|fafsa|minimum|some|these|those|our|we|its|your|former|new|local|national|state|family|faculty|staff|team|attend|attending|foundation|board|committee|chapter|club|association|society|fund|program|credit|union|church|community|council|congress|trustees?)$/

/** 'The Association of Old Crows'. */
const BODY = /^(?:association|society|council|congress|church|board|union)$/

/** 'the National Bee Society', 'New Amber College': of these words only before another with a capital. */
const beginsName = (words: SentenceWords['words'], at: number): boolean => {
  const next = words[at + 1]
  if (words[at]?.text === 'local') return next?.kind === 'number'
  if (BODY.test(words[at]?.text ?? ''))
    return next?.text === 'of' && words[at + 2]?.isCapital === true
  return (
    /^(?:national|new|union)$/.test(words[at]?.text ?? '') &&
    next?.isCapital === true &&
    !NO_NAME.test(next.text)
  )
}

/** What has a number for a name: 'Teamsters Local 100'. */
const OF_NUMBERED = /^(?:local|post|lodge|chapter|council|unit|troop|district)$/

/** A small word between hyphens: 'Chick-fil-A'. */
const isInsideHyphens = (words: SentenceWords['words'], at: number): boolean =>
  words[at]?.isHyphened === true && words[at + 1]?.isHyphened === true

/** 'Lincoln High School in Maine', '… in Lima': where it is, and no part of its name. */
const isWhere = ({ words, phrases }: SentenceWords, at: number): boolean =>
  words[at]?.text === 'in' &&
  (/^schools?$/.test(words[at - 1]?.text ?? '') ||
    phrases[at + 1]?.some(({ kind }) => kind === 'state') === true)

/** 'St. Mary’s', 'Mt. Hope'. */
const isAbbreviated = ({ words }: SentenceWords, at: number): boolean =>
  words[at]?.text === '.' && /^(?:st|mt|ft)$/.test(words[at - 1]?.text ?? '')

/** Words with capitals, and small ones between them, as they are written. */
const nameAt = (sentence: SentenceWords, start: number): { end: number; name: string } | null => {
  const { words } = sentence
  if (!sentence.hasNames) return null
  let at = start
  if (words[at]?.text === 'the') at += 1
  const from = at
  const first = words[at]
  if (first?.text === '4' && words[at + 1]?.text === 'h') return { end: at + 2, name: '4-H' }
  if (!first?.isCapital || (NO_NAME.test(first.text) && !beginsName(words, at))) return null
  let end = at
  while (at < words.length && at - from < LONGEST_NAME) {
    const word = words[at]
    if (!word) break
    if (
      word.isCapital &&
      word.kind === 'word' &&
      !/^(?:members?|employees?|students?)$/.test(word.text)
    )
      end = at + 1
    else if (word.kind === 'number' && OF_NUMBERED.test(words[at - 1]?.text ?? '')) end = at + 1
    else if (isWhere(sentence, at)) break
    else if (!isAbbreviated(sentence, at) && !SMALL.has(word.text) && !isInsideHyphens(words, at))
      break
    at += 1
  }
  const campus = words[end + 1]
  const isCampus =
    words[from]?.text === 'university' && words[end]?.text === ',' && campus?.isCapital === true
  if (isCampus && !sentence.phrases[end + 1]?.some(({ kind }) => kind === 'state')) {
    end += 2
    while (words[end]?.isCapital === true && words[end]?.kind === 'word') end += 1
  }
  const last = words[end - 1]
  const isFirstWordOnly = from === 0 && end === 1 && first.raw !== first.raw.toUpperCase()
  if (!last || isFirstWordOnly || first.raw.length < 2) return null
  const name = sentence.words.slice(from, end).reduce((all, word, index, list) => {
    const isApart = index > 0 && (list[index - 1]?.to ?? 0) < word.from
    return `${all}${word.isHyphened && index > 0 ? '-' : isApart ? ' ' : ''}${word.raw}`
  }, '')
  // 'Local 617', of the union that gives the award.
  const isUnion = /^Local \d+$/.test(name) && sentence.union?.endsWith(name) === true
  return { end, name: isUnion ? (sentence.union ?? name) : name }
}

const COLLEGE = /\b(?:University|College|Polytechnic|Institute of Technology)\b/
const GENERIC =
  /^(?:(?:Community|Junior|State|Technical|Four-Year|Public|Private|Career|U\.S\.|Tribal|Historically Black|Accredited)\s*)*(?:Colleges?|Universit(?:y|ies))(?:(?: and | or |\/)(?:Universit(?:y|ies)|Colleges?))?$/
/** A part of some university: 'the College of Nursing'. */
const PART_OF_COLLEGE =
  /\bHonou?rs College$|^(?:Graduate|University) College$|^(?:College|School) of (?:Agricultur|Allied|Applied|Architecture|Arts|Business|Communication|Comput|Creative|Dent|Design|Education|Engineering|Environment|Fine|Forestry|Health|Human|Information|Journalism|Law|Letters|Liberal|Management|Medicine|Music|Natural|Nursing|Osteopathic|Performing|Pharmac|Public|Science|Social|Veterinary)/
const HIGH_SCHOOL = /\bHigh Schools?$/
/** Schools of pupils by other names; those of services and trades are none. */
const ACADEMY =
  /\b(?:Academy|Prep|Preparatory|Preparatory School|Christian School|Day School|Charter School|High|Central Catholic)$/
/** 'Stanton College Preparatory School': a school of pupils, for all its name. */
const COLLEGE_PREPARATORY = /\bCollege Prep(?:aratory)?\b/
const OF_A_SERVICE =
  /\b(?:Military|Naval|Navy|Air Force|Army|Coast Guard|Maritime|Merchant|Police|Fire|Culinary|Beauty|Barber|National|Leadership)\b/
const PUPIL = /^(?:senior|junior|sophomore|freshman|graduating|class)$/
/** 'The Minuteman Marching Band'. */
const OF_MUSIC =
  /\b(?:Marching|Jazz|Concert|Pep|School|Rock|Symphonic|Steel|Brass|Swing|Wind|University|College|Alumni) Band\b|\bBand (?:Alumni|Boosters|Parents|Camp|Program)\b/
const TRIBE = /\b(?:Nation|Tribe|Band|Pueblo|Rancheria|Tribes)\b/

const lexiconKinds = new Set([
  'state',
  'ethnicity',
  'heritage',
  'religion',
  'level',
  'gender',
  'country',
  'branch',
  'status',
  'field',
  'year',
  'occupation',
  'flag',
])

type IsOne = (name: string, sentence: SentenceWords, at: number, count: number) => boolean

const nameList =
  (isOne: IsOne) =>
  (sentence: SentenceWords, start: number): ParsedList | null => {
    const ids: string[] = []
    let end = start
    for (let at = start; ids.length < 20;) {
      const named = nameAt(sentence, at)
      if (!named || !isOne(named.name, sentence, at, ids.length)) break
      ids.push(named.name)
      end = named.end
      at = afterSeparator(sentence, end)
      if (at === end) break
    }
    return ids.length > 0 ? { end, ids, isOpen: false } : null
  }

export const parseColleges = nameList(
  (name) =>
    COLLEGE.test(name) &&
    !GENERIC.test(name) &&
    !PART_OF_COLLEGE.test(name) &&
    !HIGH_SCHOOL.test(name) &&
    !COLLEGE_PREPARATORY.test(name) &&
    !/Fund|Board|Association|Society/.test(name),
)
/** 'Tilden Grove, Marrow Creek or South Cedar High School': the last word is of all of them. */
const sharedHighSchools = (sentence: SentenceWords, start: number): ParsedList | null => {
  const names: string[] = []
  for (let at = start; names.length < 20;) {
    const named = nameAt(sentence, at)
    if (!named || sentence.phrases[at]?.some(({ kind }) => lexiconKinds.has(kind))) return null
    names.push(named.name)
    if (HIGH_SCHOOL.test(named.name)) {
      const ids = names.map((name) => `${name.replace(/ High Schools?$/, '')} High School`)
      return names.length > 1 ? { end: named.end, ids, isOpen: false } : null
    }
    const next = afterSeparator(sentence, named.end)
    if (next === named.end) return null
    at = next
  }
  return null
}

/** 'A junior at Saint Brendan Academy': of pupils, where years of school stand before it, or other schools. */
const isAcademy: IsOne = (name, { words }, at, count) => {
  const before = words[at - 1]?.text === 'the' ? at - 2 : at - 1
  const isOfPupils = [1, 2].some((step) => PUPIL.test(words[before - step]?.stem ?? ''))
  return ACADEMY.test(name) && !OF_A_SERVICE.test(name) && (count > 0 || isOfPupils)
}

const highSchoolsInFull = nameList(
  (name, ...where) =>
    (HIGH_SCHOOL.test(name) && !/^High Schools?$/.test(name)) ||
    COLLEGE_PREPARATORY.test(name) ||
    isAcademy(name, ...where),
)
/** 'Lincoln and Roosevelt High Schools', 'West High and North High' are two. */
const apart = (name: string): string[] => {
  const parts = name.split(/ and | & /)
  if (name.endsWith(' High Schools'))
    return parts.map((part) => `${part.replace(/ High Schools$/, '')} High School`)
  return parts.every((part) => HIGH_SCHOOL.test(part) || ACADEMY.test(part)) ? parts : [name]
}

export const parseHighSchools = (sentence: SentenceWords, start: number): ParsedList | null => {
  const list = sharedHighSchools(sentence, start) ?? highSchoolsInFull(sentence, start)
  return list && { ...list, ids: list.ids.flatMap(apart) }
}
export const parseTribes = nameList(
  (name) => TRIBE.test(name) && name.includes(' ') && !OF_MUSIC.test(name),
)

/** 'An active Federation member': of the body that the text is about, by no name. */
const SOME_BODY =
  /^(?:Federation|Association|Society|Lodge|Chapter|Club|Union|Council|League|Order|Foundation|Fund|Guild|Institute|Auxiliary|Cooperative|Co-?op|Company|Corporation|Organization|District|Church|Local|Board)$/
/** An organisation: a name that is not wholly made of what the lexicon knows. */
export const parseOrganisations = (sentence: SentenceWords, start: number): ParsedList | null => {
  const named = nameAt(sentence, start)
  if (!named || HIGH_SCHOOL.test(named.name) || PART_OF_COLLEGE.test(named.name)) return null
  if (SOME_BODY.test(named.name)) return null
  const at = sentence.words[start]?.text === 'the' ? start + 1 : start
  const known = sentence.phrases[at]?.find(({ kind }) => lexiconKinds.has(kind))
  if (known && at + known.length >= named.end) return null
  // 'the Montana Army or Air National Guard': what ends in a branch is served in.
  const isService = sentence.phrases
    .slice(at, named.end)
    .some((found, index) =>
      found.some(({ kind, length }) => kind === 'branch' && at + index + length >= named.end),
    )
  if (isService) return null
  return { end: named.end, ids: [named.name], isOpen: false }
}
