import type { Label, LabelKind } from './label.ts'
import { AWARDS, FAR_HEDGES, HEDGES } from '../lexicon/rule-words.ts'
import { matchFrame, type PatternSet } from '../frames/match-frames.ts'
import { collegesIn } from '../frames/build-places.ts'
import type { SentenceWords } from '../words/sentence-words.ts'
import type { Word } from '../words/split-words.ts'

/** Frames that say something only right behind who it is said of: 'women in engineering', 'seniors from Ohio'. */
const DEPENDENT = new Set(['fieldIn', 'peopleInBehind', 'residenceFrom', 'ofColorBehind'])
/** Those that may also follow a word for people: 'women over 25', 'students under 18'. */
const BEHIND_PEOPLE = new Set(['ageOver', 'ageBelow', 'ageBetween'])
const PEOPLE =
  /^(?:students?|applicants?|people|individuals?|youths?|teens?|anyone|those|persons?|candidates?|entrants?|musicians?|artists?|composers?|teenagers?|adults?)$/
/** What some may be taken out of. */
const WITHOUT = new Set<LabelKind>(['clause', 'lifted', 'comma'])
const NO_AGE =
  /^(?:percent|%|hour|mile|employee|word|page|point|credit|month|day|week|student|member|people)$/

/** 5'10" is no age. */
const OF_HEIGHT = /^(?:['"’”]|foot|feet|inch)$/

const SOCIETY =
  /^(?:association|society|council|league|congress|federation|organization|coalition|institute|alliance|academy|federation|union|guild)$/
/** 'National Association of Black Journalists', 'Society of Women Engineers': a name, and not whom it is for. */
const isOfSociety = ({ words }: SentenceWords, at: number, end: number): boolean => {
  const first = words[at]?.text === 'of' ? at : at - 1
  const [before, last] = [words[first - 1], words[end - 1]]
  return (
    words[first]?.text === 'of' &&
    before?.isCapital === true &&
    SOCIETY.test(before.text) &&
    last?.isCapital === true
  )
}

/** 'A scholarship at the University of …': where it pays for, and hardly where its winners are now. */
const isWhereItPays = ({ words }: SentenceWords, at: number): boolean =>
  words[at]?.text === 'at' &&
  /^(?:scholarship|fellowship|award|grant|study|degree|stay|year)$/.test(words[at - 1]?.stem ?? '')

const OF_PEOPLE = new Set([
  'service',
  'level',
  'gender',
  'ethnicity',
  'religion',
  'disability',
  'citizenship',
  'life',
])

const IS_OVER = /^(?:completed|finished|after|since|completing|finishing)$/

/** '6'2" for men', '40 % for women': a measure of each, and no rule for one. */
const isMeasured = ({ words }: SentenceWords, at: number): boolean =>
  words[at - 1]?.text === 'for' &&
  (words[at - 2]?.kind === 'number' ||
    /^(?:["'%]|inch|inche|feet|foot|cm|lb|pound)$/.test(words[at - 2]?.stem ?? ''))

/** What may stand before a grade of all courses: 'a GPA of …', 'cumulative GPA'. */
const BEFORE_GRADE =
  /^(?:a|an|the|of|with|have|has|having|and|or|your|their|his|her|minimum|maintain|hold|in|is|are|must|at|least|required|requires|require|earn|earned|than|who|whose|students?|applicants?|seniors?|juniors?)$/
/** 'A weighted GPA', 'a major GPA', 'keep a 2.5': other grades, or later ones. */
const isOtherGrade = ({ words }: SentenceWords, at: number): boolean => {
  const [first, before] = [words[at], words[at - 1]]
  if (before === undefined) return false
  const isKept = [before, words[at - 2]].some((word) =>
    /^(?:keep|keeps|keeping|kept)$/.test(word?.text ?? ''),
  )
  if (before.text === 'weighted' || isKept) return true
  // 'A 2.7 out of a 4.0': the scale.
  if (isBehindOutOf(words, at)) return true
  const isBare = /^(?:gpa|grade)$/.test(first?.text ?? '')
  return isBare && before.kind === 'word' && !BEFORE_GRADE.test(before.text)
}

/** 'Involved in the Trucking Industry': of what nobody is a member. */
const NO_BODY =
  /^(?:industry|industries|program|programs|profession|field|community|system|sports?)$/

/** 'Students or their parents must …': the student is enough. */
const isBesideStudent = ({ words }: SentenceWords, at: number): boolean => {
  const before = words.slice(Math.max(0, at - 4), at)
  return (
    before.some(({ text }) => text === 'or' || text === ',' || text === '/') &&
    before.some(({ stem }) => /^(?:applicant|student|candidate|you)$/.test(stem))
  )
}

const saysGraduates = ({ words }: SentenceWords): boolean =>
  words.some(
    ({ text }, at) =>
      text === 'high' && words[at + 1]?.text === 'school' && words[at + 2]?.stem === 'graduate',
  )

const isMarriedTo = ({ words }: SentenceWords, at: number): boolean =>
  words.slice(Math.max(0, at - 4), at).some(({ text }) => text === 'married')

const isBehindOutOf = (words: readonly Word[], at: number): boolean =>
  words[at - 1]?.text === 'of' && words[at - 2]?.text === 'out'

/** 'Have earned a degree by the end of the term': not yet. */
const NOT_YET =
  /^(?:by|before|prior to|upon|at) (?:the |their |your )?(?:end|time|start|beginning|completion|date|transfer|transferring|enrollment|enrolling|entering|graduation|fall|spring|summer|next)\b/
const isNotYet = ({ words }: SentenceWords): boolean => {
  const said = words.map(({ text }) => text)
  return said.some(
    (text, at) =>
      /^(?:by|before|prior|upon)$/.test(text) && NOT_YET.test(said.slice(at, at + 5).join(' ')),
  )
}

/** 'Regular full-time (1.00 FTE) employees': who works full time. */
const OF_WORK =
  /^(?:employees?|staff|faculty|workers?|job|position|teachers?|ministry|employment|work)$/
const BESIDE_WORK = /^(?:[\d.()]+|fte|permanent|regular|active|salaried)$/
const isOfWork = ({ words }: SentenceWords, end: number): boolean => {
  const said = words.slice(end, end + 6).map(({ text }) => text)
  const at = said.findIndex((text) => !BESIDE_WORK.test(text))
  return OF_WORK.test(said[at] ?? '')
}

/** 'The fellowship is a full-time, two-year program': no student is. */
const isOfTheAward = ({ words }: SentenceWords, at: number, end: number): boolean =>
  words[at]?.text === 'is' &&
  !/^(?:student|undergraduate|graduate|basis)$/.test(words[end]?.stem ?? '') &&
  !words.slice(at, end).some(({ stem }) => stem === 'student')

/** 'The Fulbright U.S. Student grant': the name of an award. */
const isInNameOfAward = ({ words }: SentenceWords, at: number, end: number): boolean =>
  AWARDS.has(words[end]?.stem ?? '') &&
  (at === 0 || words[at - 1]?.isCapital === true) &&
  words[end - 1]?.isCapital === true &&
  words[at]?.isCapital === true

/** 'A 3.5 GPA in their major' is no grade of all courses. */
const isOfMajor = ({ words }: SentenceWords, at: number): boolean =>
  /^(?:in|within|for)$/.test(words[at]?.text ?? '') &&
  [1, 2, 3].some((step) =>
    /^(?:major|coursework|courses|mathematics|science)$/.test(words[at + step]?.text ?? ''),
  )

/** Where or as what somebody is enrolled, before 'for at least six credits'. */
const OF_ENROLLMENT =
  /^(?:college|level$|plansCollege|usCollege|accredited|collegeType|field$|degree|fullTime|partTime|schoolOf|bareYear)/
/** What is given in a place, and is no home: 'in a nursing program in Nevada', 'a law school in Ohio'. */
const GIVEN_SOMEWHERE =
  /^(?:program|school|college|academy|institute|university|study|studying|curriculum)$/
const isOfProgram = ({ words }: SentenceWords, before: Label | undefined): boolean =>
  OF_STUDY.test(before?.frame ?? '') &&
  words.slice(before?.from, before?.to).some(({ stem }) => GIVEN_SOMEWHERE.test(stem))
const OF_STUDY =
  /^(?:field|fieldDegree|degree|degreeIn|degreeField|schoolOf|tradeSchool|lawSchool|collegeType|accreditedCollege|plansCollege)$/
const A_YEAR = /^(?:a|per|each|every)$/
/** 'Earn 30 credits a year': to come, of who has the award. */
const isYearly = ({ words }: SentenceWords, at: number): boolean =>
  A_YEAR.test(words[at]?.text ?? '') &&
  /^(?:year|semester|term|quarter)$/.test(words[at + 1]?.text.replace('academic', 'year') ?? '')

const saysFull = (words: readonly Word[]): boolean => words.some(({ text }) => text === 'full')

/** Frames that tell how somebody's kin died, or how long they worked. */
const TELL_OF_KIN = new Set([
  'serviceKinFell',
  'occupationOf',
  'employerKinFor',
  'disabledVeteranKin',
  'disabledVeteranParent',
])

/** 'Who died on active duty after 2001': where more is told, whose kin they are is all that counts. */
const frameToEnd = (sentence: SentenceWords, patterns: PatternSet, at: number) => {
  const frame = matchFrame(sentence, patterns, at)
  const next = sentence.words[frame?.end ?? 0]?.text ?? ''
  const isHedged = (HEDGES.has(next) || FAR_HEDGES.has(next)) && !/^(?:may|can)$/.test(next)
  // '… who died in service or became disabled': one of several.
  const isCut = (isHedged || next === 'or') && TELL_OF_KIN.has(frame?.name ?? '')
  return isCut ? matchFrame(sentence, patterns, at, TELL_OF_KIN) : frame
}

/** A frame at a word; people before a colon are whom the rest is for ('Veterans: …'), and no condition. */
export const frameAt = (
  sentence: SentenceWords,
  patterns: PatternSet,
  at: number,
  before: Label | undefined,
) => {
  const frame = frameToEnd(sentence, patterns, at)
  const last = sentence.words[at - 1]?.text ?? ''
  if (!frame || (DEPENDENT.has(frame.name) && before?.kind !== 'clause')) return null
  const where = frame.name === 'peopleInBehind' && isOfProgram(sentence, before)
  const clause = where ? collegesIn(frame.captures) : null
  if (clause) return { ...frame, name: 'programIn', clause }
  if (frame.name === 'peopleInBehind' && !PEOPLE.test(last)) return null
  if (frame.name === 'exceptFor' && !WITHOUT.has(before?.kind ?? 'left')) return null
  if (BEHIND_PEOPLE.has(frame.name)) {
    const isBehind = before?.kind === 'clause' || (before !== undefined && PEOPLE.test(before.text))
    if (!isBehind || NO_AGE.test(sentence.words[frame.end]?.stem ?? '')) return null
  }
  if (frame.name === 'programIn' && !isOfProgram(sentence, before)) return null
  if (frame.name === 'forCredits' && !OF_ENROLLMENT.test(before?.frame ?? '')) return null
  if (frame.name.startsWith('credits') && isYearly(sentence, frame.end)) return null
  const next = sentence.words[frame.end]?.stem ?? ''
  if (at === 0 && next === ':' && OF_PEOPLE.has(frame.name)) return null
  if (frame.name.startsWith('age') && OF_HEIGHT.test(next)) return null
  if (isOfSociety(sentence, at, frame.end)) return null
  if (frame.name.startsWith('gpa') && isOtherGrade(sentence, at)) return null
  if (frame.name === 'fullTime' && /^(?:work|working|job|employed)$/.test(last)) return null
  if (frame.name.startsWith('gpa') && isOfMajor(sentence, frame.end)) return null
  // 'The University of Wyoming', 'the College of Law': a name goes on behind it.
  const goesOn = next === 'of' && sentence.words[frame.end + 1]?.isCapital === true
  if (frame.name === 'plansCollege' && goesOn) return null
  if (frame.name === 'college' && isWhereItPays(sentence, at)) return null
  // 'Will have a bachelor’s degree by July', 'completed junior year': not yet, or no more.
  if (frame.name === 'degreeHeld' && (last === 'will' || isNotYet(sentence))) return null
  if (frame.name.endsWith('Elder') && isBesideStudent(sentence, at)) return null
  if (frame.name === 'membership' && NO_BODY.test(sentence.words[frame.end - 1]?.text ?? ''))
    return null
  if (frame.name === 'gender' && isMeasured(sentence, at)) return null
  if (frame.name === 'maritalStatus' && next === 'to') return null
  // 'High school graduates entering their first year': who left school earlier as well.
  if (frame.name === 'collegeYearNext' && saysGraduates(sentence)) return null
  if (frame.name === 'service' && isMarriedTo(sentence, at)) return null
  if (frame.name === 'fullTime' && isOfWork(sentence, frame.end)) return null
  if (frame.name === 'fullTime' && isOfTheAward(sentence, at, frame.end)) return null
  if (sentence.hasNames && isInNameOfAward(sentence, at, frame.end)) return null
  if (/^(?:bareYear|level)/.test(frame.name) && IS_OVER.test(last)) return null
  const isApart = frame.name === 'partTime' && !saysFull(sentence.words.slice(at, frame.end))
  if (isApart && saysFull(sentence.words)) return null
  // 'Merit awards and need-based grants': who has no need may have the others.
  if (frame.name === 'needBased' && sentence.words.some(({ text }) => text === 'merit'))
    return { ...frame, name: 'needWeighed' }
  return frame.name === 'level' && AWARDS.has(next) ? null : frame
}
