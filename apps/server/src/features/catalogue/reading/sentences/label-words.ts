import type { HardClause } from '@laurel/matching/criteria'
import { findPhrases, type PhraseKind } from '../words/find-phrases.ts'
import { FAR_HEDGES, HEDGES, NARROWING, OTHERS } from '../lexicon/rule-words.ts'
import { frameAt } from './frame-at.ts'
import type { Label, LabelKind } from './label.ts'
import { type BuiltFrame, type PatternSet, patternsFor } from '../frames/match-frames.ts'
import { openingOf } from './openings.ts'
import { capturesOf } from '../frames/parse-captures.ts'
import type { ListingHints } from '../listing-hints.ts'
import { phraseOf, type SentenceWords } from '../words/sentence-words.ts'
import { splitWords, type Word } from '../words/split-words.ts'
import { timeBehind } from './time-behind.ts'
import { withWeighedTails } from './weighed-tails.ts'

const SIGNS: Readonly<Record<string, LabelKind>> = {
  ',': 'comma',
  ';': 'break',
  ':': 'break',
  '--': 'break',
  '-': 'break',
  '(': 'open',
  ')': 'close',
  '[': 'open',
  ']': 'close',
  '/': 'or',
  '&': 'and',
  '+': 'and',
  '.': 'glue',
  '!': 'glue',
  '"': 'glue',
  "'": 'glue',
  '’': 'glue',
  '‘': 'glue',
  '*': 'glue',
  or: 'or',
  and: 'and',
  plus: 'and',
}

const EXAMPLES = new Set(['such', 'eg', 'ie', 'example', 'like', 'egs'])

/** Phrases that count only in a frame of their own. */
const NAMES_NOTHING = new Set<PhraseKind>(['shortCitizen', 'calling', 'trainee', 'marital'])

const PHRASE_LABELS = ['lifted', 'preference', 'notBefore', 'notAfter', 'vague', 'glue'] as const

/** 'Each May', where only names begin with capitals. */
const isMonth = ({ words, hasNames }: SentenceWords, at: number): boolean =>
  hasNames && at > 0 && words[at]?.raw === 'May'

const plainLabel = (sentence: SentenceWords, at: number): Label => {
  const { text, stem } = sentence.words[at] ?? { text: '', stem: '' }
  const label = (kind: LabelKind, to = at + 1): Label => ({ kind, from: at, to, text })
  const next = sentence.words[at + 1]?.text
  // '1100 -or- 23': a joint between hyphens.
  const last = sentence.words[at - 1]?.text
  if (text === '-' && [last, next].some((word) => word === 'or' || word === 'and'))
    return label('glue')
  const sign = SIGNS[text]
  if (sign) return label(sign)
  const isExample = (text === 'such' && next === 'as') || (EXAMPLES.has(text) && text !== 'such')
  if (isExample) return label('example', text === 'such' ? at + 2 : at + 1)
  if (phraseOf(sentence, at, 'kin') ?? phraseOf(sentence, at, 'strangeKin') ?? OTHERS.has(stem))
    return label('others')
  if (FAR_HEDGES.has(text)) return label('farHedge')
  // 'Only residents will be considered' says who may apply.
  const isOfOnly = text === 'considered' && sentence.words[0]?.text === 'only'
  if (isMonth(sentence, at)) return label('glue')
  if (HEDGES.has(text)) return label(isOfOnly ? 'glue' : 'hedge')
  const isNamed = sentence.phrases[at]?.some(({ kind }) => !NAMES_NOTHING.has(kind)) === true
  return { ...label('left'), ...(isNamed && { isNamed }) }
}

/** Whether words of a frame ask for more than its clause says. */
const isNarrowed = (sentence: SentenceWords, at: number, frame: BuiltFrame): boolean => {
  const words = sentence.words.slice(at, frame.end)
  const said = JSON.stringify(frame.clause)
  const saysAccredited = said.includes('"accreditedCollege"')
  return (
    words.some(
      ({ stem }) =>
        NARROWING.has(stem) &&
        !(stem === 'eligible' && said.includes('"pellEligible"')) &&
        !(saysAccredited && stem === 'accredited') &&
        !(said.includes('"attest"') && stem === 'participating'),
    ) ||
    SAYS_MORE.has(frame.name) ||
    (PASSED_OVER.has(frame.name) && words.some(({ text }) => text === 'first'))
  )
}
/** Frames that pass over 'first', which no clause of theirs says. */
const PASSED_OVER = new Set(['degree', 'degreeField', 'field', 'degreeHeld'])

/** Frames of where or what somebody studies: 'full time' in them is asked as well. */
const OF_STUDY =
  /^(?:degree|degreeField|degreeIn|fieldDegree|field|plansCollege|accredited\w+|usCollege|college\w*|lawSchool|schoolOf|transfer)$/
const FULL_TIME: HardClause = { fact: 'enrollment', in: ['full_time'] }

const saysFullTime = (words: readonly Word[]): boolean =>
  words.some(({ text }, at) => text === 'full' && words[at + 1]?.text === 'time')

/** What a frame asks, and 'full time' where its words say that as well. */
const clauseOf = (sentence: SentenceWords, at: number, { name, end, clause }: BuiltFrame) => {
  const words = sentence.words.slice(at, end)
  const isFullTime =
    OF_STUDY.test(name) &&
    saysFullTime(words) &&
    !words.some(({ text }) => text === 'part' || text === 'half')
  return isFullTime ? { all: [...('all' in clause ? clause.all : [clause]), FULL_TIME] } : clause
}

/** Frames of what is asked of a school or for a time, which no fact knows. */
const SAYS_MORE = new Set([
  'schoolOf',
  'tradeSchool',
  'teachingIn',
  'occupationOf',
  'employerKinFor',
  'disabledVeteranKin',
  'disabledVeteranParent',
  'yearOfLevel',
  'residedFor',
  'conditionSince',
  'lifeSince',
])

/** 'All majors except law', 'at least half time (six credits)': frames that begin with what lifts a fact. */
const TAKE_BACK = new Set(['anyMajorBut', 'anyStateBut', 'anyNationBut', 'halfTimeCredits'])

const isAsWellAs = ({ words }: SentenceWords, at: number): boolean =>
  words[at]?.text === 'as' && words[at + 1]?.text === 'well' && words[at + 2]?.text === 'as'

const labelAt = (
  sentence: SentenceWords,
  patterns: PatternSet,
  at: number,
  before: Label | undefined,
): Label => {
  const frame = frameAt(sentence, patterns, at, before)
  const kind = PHRASE_LABELS.find((name) => phraseOf(sentence, at, name))
  const phrase = kind && phraseOf(sentence, at, kind)
  const text = sentence.words[at]?.text ?? ''
  if (!frame && isAsWellAs(sentence, at)) return { kind: 'and', from: at, to: at + 3, text }
  // 'All majors except law' takes some of them back.
  const isTaken = kind !== 'lifted' || TAKE_BACK.has(frame?.name ?? '')
  if (frame && frame.end >= at + (phrase?.length ?? 0) && isTaken)
    return {
      kind: 'clause',
      from: at,
      to: frame.end,
      text,
      clause: clauseOf(sentence, at, frame),
      isHeuristic: frame.isHeuristic,
      isOpen: frame.captures.some(({ isOpen }) => isOpen),
      isNarrower:
        frame.captures.some(({ isNarrower }) => isNarrower === true) ||
        isNarrowed(sentence, at, frame),
      frame: frame.name,
    }
  const time = timeBehind(sentence, at, before)
  if (time && time.to > at + (phrase?.length ?? 0)) return time
  const isMeant = phrase && !(phrase.length === 1 && SIGNS[text])
  if (isMeant)
    return {
      kind,
      from: at,
      to: at + phrase.length,
      text,
      ...(kind === 'lifted' ? { lifted: phrase.ids } : {}),
    }
  return plainLabel(sentence, at)
}

const YEAR = /^(?:freshman|sophomore|junior|senior)$/
/** 'Seniors at Lincoln High School', 'Lincoln High School juniors'. */
const isYearAtSchool = (words: readonly Word[]): boolean =>
  words.some(
    ({ stem }, at) =>
      YEAR.test(stem) &&
      (/^(?:at|of|from|in|attending)$/.test(words[at + 1]?.text ?? '') ||
        /^schools?$/.test(words[at - 1]?.text ?? '')),
  )

const OF_COLLEGE = 'campus undergraduate major majoring graduate semester standing'.split(' ')
/** What may be said of pupils who are on their way there as well. */
const OF_COLLEGE_SOON = 'college university bachelor bachelors degree'.split(' ')
const ON_THE_WAY =
  /^(?:plan|plans|planning|intend|intends|intending|going|headed|will|bound|enter|enters|entering|enroll|enrolling|attend|hope|hoping|accepted|pursue)$/

/** What bare years are of, by the rest of the sentence, or else of the listing. */
const yearsOf = (
  words: readonly Word[],
  ofListing: SentenceWords['yearsOf'],
): SentenceWords['yearsOf'] => {
  const stems = new Set(words.map(({ stem }) => stem))
  const isHigh = words.some(({ text }, at) => text === 'high' && words[at + 1]?.stem === 'school')
  const isCollege =
    OF_COLLEGE.some((word) => stems.has(word)) ||
    (OF_COLLEGE_SOON.some((word) => stems.has(word)) &&
      !words.some(({ text }) => ON_THE_WAY.test(text))) ||
    saysFullTime(words)
  const isOfPupils = words.some(
    ({ stem }, at) =>
      stem === 'schooler' || (stem === 'school' && words[at + 1]?.text === 'district'),
  )
  if (!isCollege && (isOfPupils || (isHigh && isYearAtSchool(words)))) return 'high_school'
  if (isHigh) return isCollege || ofListing === 'college' ? null : ofListing
  return isCollege ? 'college' : ofListing
}

/** 'A senior in the FFA and of the agriculture department' is in high school. */
const OF_PUPILS = /^(?:ffa|high|deca|fccla|4-h)$/
const isOnCampus = (words: readonly Word[], phrases: SentenceWords['phrases']): boolean =>
  words.some(
    ({ text, isCapital }, at) =>
      (text === 'department' && !words.some((word) => OF_PUPILS.test(word.text))) ||
      text === 'faculty' ||
      (isCapital && text === 'college' && words[at + 1]?.text === 'of'),
  ) || phrases.some((found) => found.some(({ kind }) => kind === 'schoolOf'))

const NAMED = new Set<PhraseKind>([
  'state',
  'country',
  'nation',
  'demonym',
  'branch',
  'status',
  'heritage',
  'ethnicity',
  'religion',
  'citizen',
])

/** 'Roosevelt High School': a name, in whatever line. */
const isOfSchoolName = (words: readonly Word[], at: number): boolean =>
  words[at]?.text === 'high' &&
  words[at + 1]?.text === 'school' &&
  words[at - 1]?.isCapital === true

/** A line in which even plain words begin with capitals: they tell no names. */
const isHeadline = (words: readonly Word[], phrases: SentenceWords['phrases']): boolean => {
  const plain = words.filter(
    ({ raw }, at) =>
      at > 0 &&
      raw.length > 3 &&
      !isOfSchoolName(words, at) &&
      phrases[at]?.some(({ kind }) => !NAMED.has(kind)) === true,
  )
  return plain.length > 1 && plain.filter(({ isCapital }) => isCapital).length / plain.length > 0.6
}

const FOR_MOST = /^(?:primarily|mainly|predominantly)$/

/** It ranks; how many others it lets in, nobody can tell, so that its sentence stays. */
const forMost = (label: Label): Label => ({ ...label, kind: 'preference', isNarrower: true })

/** 'Primarily women in science': before whom it is for, such a word puts others behind. */
const isForMost = ({ kind, text }: Label, before: readonly Label[]): boolean =>
  kind === 'hedge' && FOR_MOST.test(text) && before.every((label) => label.kind === 'glue')

/** The label before, past what stands in brackets: 'seniors (any school) from Ohio'. */
const lastSaid = (labels: readonly Label[]): Label | undefined => {
  if (labels.at(-1)?.kind !== 'close') return labels.at(-1)
  return labels[labels.findLastIndex(({ kind }) => kind === 'open') - 1]
}

export interface LabelledSentence {
  words: readonly Word[]
  labels: readonly Label[]
}

const UNDERGRADUATES = '"undergraduate"'
/** 'Undergraduates in their second year or beyond': nobody past their degree. */
const withinUndergraduates = (labels: readonly Label[], words: readonly Word[]): Label[] => {
  const isOfThem = labels.some(
    ({ frame, clause }) => frame === 'level' && JSON.stringify(clause).includes(UNDERGRADUATES),
  )
  if (words.some(({ text }) => text === 'graduate' || text === 'graduates')) return [...labels]
  return labels.map((label) => {
    const { frame, clause } = label
    const isUp = frame === 'yearUp' || frame === 'yearDone' || frame === 'levelsUp'
    if (!isOfThem || !isUp || !clause || !('in' in clause)) return label
    return { ...label, clause: { ...clause, in: clause.in.filter((id) => id !== 'graduate') } }
  })
}

const OF_GRADUATES = /^(?:lawSchool|schoolOf)$/
const GRADUATE_FIELDS = /"(?:law|medicine|dentistry|veterinary_medicine|pharmacy)"/
const GRADUATES: HardClause = { fact: 'schoolLevel', in: ['graduate'] }

/** 'Second-year students at a law school' are no sophomores. */
const withGraduateYears = (labels: readonly Label[], words: readonly Word[]): Label[] =>
  labels.map((label, at) => {
    const { clause } = label
    const isOfYears =
      clause !== undefined &&
      'fact' in clause &&
      'in' in clause &&
      clause.fact === 'schoolLevel' &&
      clause.in.every((id) => String(id).startsWith('college_')) &&
      words.slice(label.from, label.to).some(({ text }) => NUMBERED.test(text))
    if (!isOfYears) return label
    const next = labels.slice(at + 1).find(({ kind }) => kind === 'clause')
    const isAtGraduateSchool =
      OF_GRADUATES.test(next?.frame ?? '') && GRADUATE_FIELDS.test(JSON.stringify(next?.clause))
    return isAtGraduateSchool ? { ...label, clause: GRADUATES } : label
  })
const NUMBERED = /^(?:first|second|third|fourth|1st|2nd|3rd|4th)$/

/** Puts every word of a part of a text under a label. */
export const labelWords = (
  text: string,
  from: number,
  to: number,
  { isTitle = false, listing = {} }: { isTitle?: boolean; listing?: ListingHints } = {},
): LabelledSentence => {
  const words = splitWords(text, from, to)
  const phrases = findPhrases(words)
  const campus = isOnCampus(words, phrases)
  const sentence: SentenceWords = {
    words,
    phrases,
    yearsOf: yearsOf(words, campus ? 'college' : (listing.yearsOf ?? null)),
    isOnCampus: campus,
    homeState: listing.homeState,
    union: listing.union,
    hasNames: !isTitle && !isHeadline(words, phrases),
    parsed: new Map(),
  }
  const patterns = patternsFor(sentence, capturesOf(sentence))
  const opening = openingOf(words)
  const labels: Label[] = opening
    ? [{ kind: 'glue', from: 0, to: opening.length, text: words[0]?.text ?? '' }]
    : []
  for (let at = opening?.length ?? 0; at < words.length;) {
    const label = labelAt(sentence, patterns, at, lastSaid(labels))
    const isHeuristic = label.isHeuristic === true || opening?.isOfBody === true
    labels.push(isForMost(label, labels) ? forMost(label) : { ...label, isHeuristic })
    at = label.to
  }
  const weighed = withWeighedTails(labels, text, words)
  return { words, labels: withGraduateYears(withinUndergraduates(weighed, words), words) }
}
