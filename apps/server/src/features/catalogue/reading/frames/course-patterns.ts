import type { HardClause } from '@laurel/matching/criteria'
import { fieldOfMajor } from '@laurel/matching/majors'
import { degreesFrom } from './degree-ladder.ts'
import { CALLINGS_OF_FIELDS } from '../lexicon/calling-words.ts'
import { levelsBetween as idsBetween } from './parse-levels.ts'
import { life } from './build-people.ts'
import { college, collegesIn, HOME, places } from './build-places.ts'
import { byLevel, fields, heldFrom } from './build-studies.ts'
import { anyOf, both, type Build, listed, number, range, yes } from './ways-to-build.ts'

/** How listings ask for a course of study by the school or program that gives it, and how long somebody is there. */
export const COURSE_PATTERNS: Readonly<Record<string, readonly string[]>> = {
  schoolOf: [
    '(student|enrolled|admitted|accepted|major|enroll|attending|accepted or enrolled|accepted to or enrolled|enrolled in or accepted)? (in|at|to|into|from|of) @a (accredited|approved|eligible|university|usa)* {schoolOf}',
    '(in|entering|completing)? (their|the|your)? {ordinal} year (of|in|at) @a {schoolOf}',
    '(student|enrolled|major|majoring|faculty)? (in|of|from|within) (the|its|our)? (department|division) of {field}',
    '(attend|attending|entering|enter) @a (accredited|approved|eligible|university)* {schoolOf}',
    '{schoolOf} (student|major|undergraduate)',
  ],
  tradeSchool: [
    '(enrolled|enrolling|enroll|accepted|admitted|registered|student|@either|@study)? (in|into|to|at|of|by)? @a (state|board|licensed|certified|accredited|approved|private|public|or|,)* {field} (school|academy|college|institute|school or college|college or school)',
    '{field} (school|college) student',
  ],
  intoField: [
    '(going into|go into|headed into|heading into) (the field of|the)? {field} (field|profession|industry|business|trade)?',
  ],
  fieldDegree: [
    '(pursuing|seeking|earning|working toward|working towards|enrolled in|in|registered in|registered for|accepted to|accepted into|admitted to|toward|towards|complete|completing|earn|pursue) @a @of_programs {field} {degree} (degree|program|degree program)?',
  ],
  religion: [
    '@be @a (active|practicing|confirmed|baptized|professing|current)* member (in good standing|in full connection)? of @a {church}',
  ],
  field: [
    '(majoring|major|specializing|studying|study|pursuing|pursue|enrolled) (a degree|degree|a career|study|studies)? (in|of)? (one|any|either) (or more)? of (the|these)? following (academic)? (field|major|area|discipline|program|subject|degree)? (of study)? :? {field}',
    '(already|currently|formally)? (enrolled|enrolling|enroll|accepted|admitted|registered|participating|@either) (full time)? (in|into|to|at|by|for)? @a (@sorts_of_program|undergraduate|graduate)* {field} @noun',
    '(already|currently|formally)? (enrolled|enrolling|enroll|accepted|admitted|registered|participating|@either) (in|into|to|at|by|for)? @a @of_programs (program|degree program|course of study|training program|certificate program) (in|of) @a (field of|area of)? {field}',
    '(entering|enter|in) (the)? {field} (trade|profession)',
    '(entering|enter|accepted for|accepted into|admitted into|complete|completing) @a @of_programs {field} (program|degree program)',
    '(working|work|studying|training|study|train) (toward|towards|for) @a {field} (license|licensure|certification|credential)',
    '(have|has|having|with)? (already|formally|officially)? declared (a|an|their)? (major|field|concentration) (in|of|is) {field}',
    '(eligible|approved|qualifying|acceptable|required)? (major|field of study|discipline|course of study|area of study) (:|are|is) {field}',
    '(entering|enter|going into) (the)? (field|profession) of {field}',
    '(whose|with|have|has|having|student)? @a (academic|college|intended|declared|primary|chosen|current|undergraduate|formal)* (major|concentration|emphasis|specialization|major area of study|academic focus) (in|is|of|must be|must be in|is in|should be|should be in|will be|in the field of) @a (field of)? {field}',
    '(majoring|studying|pursuing) (in|a degree in)? (any|one)? (of the)? following ((field|major|area|discipline|program|subject|degree) (of study)?)? (are eligible|is eligible|may apply)? :? {field}',
    'in (any|one|either) of (the|these) following (academic|degree)* (program|field|major|area|discipline) (of study)? :? {field}',
    '(studying|working|study|work) (toward|towards|for) @a (degree|career) in {field}',
    '(eligible|approved|qualifying)? (major|field|field of study|program|discipline) include {field}',
  ],
  tongues: [
    '(majoring|major|degree|specializing|concentrating|concentration|majors) in @a @tongue ((,|or|and)* @tongue)*',
    '(declared)? @tongue major',
  ],
  anyStateBut: [
    '(legal)? (resident)? (of|in|from)? (all|any) (50|fifty)? (usa|other)? state (except|excluding|but|other than|except for|with the exception of) (those in)? {place}',
    '(void|not valid) in (the)? (state of)? {place}',
  ],
  gpaLevelFirst: [
    '{level} @need {n} @up @kind @gpa? @up (,|;|and|or|while|but|--)* {level} @need? @a? {n} @up @kind @gpa? @up',
  ],
  leavesSchool: [
    '(finishing|completing|finish|complete|will finish|will complete) high school (this (year|spring|school year|academic year)|in (the)? (spring|summer))?',
    '(graduating|will graduate|will be graduating|be graduating|who will graduate|be scheduled to graduate|expect to graduate|expected to graduate|on track to graduate|preparing to graduate) from (a|an|their|your)? (accredited|public|private|local|or|usa)* high school',
  ],
  degreeUp: [
    '(pursuing|seeking|earning|working toward|working towards|enrolled in|pursue|seek|earn|obtain|complete|completing|toward) @a (full time|at least)? {degree} (degree|program)? or (higher|above|beyond|advanced degree|greater|higher degree)',
  ],
  diagnosed: [
    '(have|has|with|having) @a (medical|clinical|confirmed|documented|formal)* diagnosis of @a {disability}',
  ],
  alsoTransfer: [
    'student transferring (from|to|into) @a (accredited|two year|2 year|four year|4 year|public|community)* (college|university|institution|college or university)',
  ],
  anyMajorBut: [
    '(open to)? (student)? (in)? (all|any) (academic)? (major|field|field of study|discipline|subject) (except|other than|but|excluding|except for) {field}',
  ],
  degree: [
    '(admitted|accepted|enrolled|applying|@either) (in|into|to|at|by|for)? @a (accredited|full time|first|eligible)* {degree} (degree|program|degree program|course)',
  ],
  transfer: [
    '@plan (to)? transfer (from @a {collegeType})? (to|into) @a (accredited|public|private|four year|4 year)* @school',
    '(transferring|transfer) (from @a {collegeType})? (to|into) @a (accredited|public|private|four year|4 year)* @school',
    '(transferring|transfer) from @a {collegeType}',
  ],
  transferTo: ['(transferring|transfer) (from @a {collegeType})? (to|into) {college}'],
  collegeState: [
    '(attend|attending|at|enrolled at|enrolled in|enroll in|of) (any|one) of {place} (public|private|community|technical|state|four year|two year|accredited)* @school',
    '(@study|@either|@plan (be)? @study|(have been|has been|been)? (accepted|admitted) (to|at|by|into)) @fullTime @a @schools (located)? (in|within) (the)? (state of)? {place}',
    '(attend|attending|at|enrolled at|enrolled in) @a (aba|abet)? (approved|accredited) (law|medical|nursing|graduate|engineering)? school (located)? (in|within) (the)? (state of)? {place}',
    '(attend|attending|enroll at|enrolled at|enrolled in|enrolling at|enroll in|at|accepted to|accepted at|plan to attend|planning to attend|admitted to) @a (accredited|eligible|public|private|approved|participating|community|technical|two year|four year|state|nonprofit|or|,)* @school (located)? (in|within) (the)? (state of)? {place}',
  ],
  studyIn: ['(study|studying|studies) (full time)? (in|within) (the)? (state of)? {place}'],
  ofColorBehind: ['of color'],
  creditsMost: [
    '@having (no more than|not more than|at most|a maximum of|up to|maximum of) {n} @credit_kind @credits (earned|completed)?',
    '@having {n} @credit_kind @credits or (fewer|less) (earned|completed)?',
  ],
  creditsBelow: [
    '@having (fewer than|less than) {n} @credit_kind (earned|completed)? @credits (earned|completed)?',
  ],
  creditsPerTermRange: [
    '@takes (between|from)? {n} (-|to|and|through) {n} @credit_kind @credits @per_term?',
  ],
  creditsEarned: [
    '(with|have|has|having)? (at least|a minimum of|minimum of|minimum)? {n} (or more)? (transferable|completed|earned) (college|semester|academic)* (credit hour|credit|unit|hour)',
  ],
  lifeSince: [
    '(have|has|who)? (experienced|been in|spent time in|lived in|been placed in)? {life} (to (cancer|illness|suicide|an accident|covid 19))? (on or)? (before|after|by|prior to|since|at) (the age of|age|turning|your|their|his or her)* {n} (birthday|year of age|year old)?',
  ],
  membershipEither: [
    '{org} or {org} (student|youth)? member',
    '@be @a (current|active|student)* member (in good standing)? of {org} or {org}',
    '@be @a (current|active|student)* member (in good standing)? of {org} , {org} ,? or {org}',
    '(active|involved|actively involved|participate|participated|participating) in {org} or {org}',
  ],
  residedFor: [
    '(have|has|having|must have|who have|who has)? (been a)? (legal|permanent)* (lived|resided|resident|living|residing) (in|of) @a (state of|commonwealth of)? {place} @how_long',
    '(a|an)? (legal|permanent)* {place} resident @how_long',
    '(live|living|reside|residing) in {place} @how_long',
  ],
  womenOfColor: ['@be @a (woman|women|girl|female) of color'],
  ofColor: [
    '@be @a (student|person|individual|applicant|youth|scholar|journalist|artist|writer|creative|filmmaker|designer|engineer|scientist|professional|leader|teacher|educator|people) of color',
  ],
  levelsBetween: ['{level} (through|thru) {level}'],
  noDegree: [
    '(must|should|may|can|do|does|will)? (not|never) (already|previously|yet|currently)* (have|has|hold|held|earned|received|possess|have earned|have received|have previously earned|have already earned|have completed) @a {degree}',
  ],
  partTime: [
    'part time student (only)?',
    '(enrolled|enroll|study|studying|attend|attending|attends) (on a)? part time (basis)? (only)?',
    '(enrolled|enroll|attending) less than full time',
  ],
  gpaB: ['@letter_of "? b "? average @letter_up'],
  gpaBPlus: ['@letter_of "? b + "? average @letter_up'],
  gpaBMinus: ['@letter_of "? b - "? average @letter_up'],
  gpaCPlus: ['@letter_of "? c + "? average @letter_up'],
  gpaC: ['@letter_of "? c "? average @letter_up'],
  gpaAMinus: ['@letter_of "? a - "? average @letter_up'],
}

export const COURSE_PARTS: Readonly<Record<string, string>> = {
  sorts_of_program:
    'fully|nationally|regionally|state|abet|acen|ccne|accredited|approved|recognized|licensed|certified|eligible|full time|four year|two year|upper division|lower division|pre licensure|prelicensure|accelerated|evening|online|or|and|,',
  of_programs: '(@sorts_of_program)*',
  tongue:
    '(spanish|french|german|italian|japanese|chinese|russian|arabic|portuguese|latin|mandarin|korean|hebrew)',
  having:
    '(have|has|having|with|earned|completed|accumulated|have earned|have completed|has earned|has completed|having earned|having completed)',
  need: '(must|should|need|needs|require|requires|with|are|is|required|to|have|has|earn|maintain|a|an|at least|minimum|cumulative|:)*',
  how_long:
    '(for)? (at least|a minimum of|minimum of|the|past|last|previous|more than|no less than|not less than|a period of|one|two|a)* ({n})? (year|month|consecutive month|consecutive year|full year|full month) (immediately|prior to|before|preceding|of|to|the|application|applying|deadline|date|this|their|enrollment|enrolling|award|at the time of|term|begins|begin|semester|start|starts|school|academic|class|year|fall)*',
  letter_of:
    '(have|has|with|carry|carrying|maintain|maintaining|earn|earned|hold|having)? (at least|a minimum of|minimum)? (a|an)? (minimum|cumulative|overall|academic|grade)*',
  letter_up: '(or better|or higher|or above|and above|minimum)?',
}

/** Schools that teach a trade are named after it; 'a music school' may be one of children. */
const TRADES = new Set(['skilled_trades', 'hospitality_and_culinary_arts'])
const tradeSchool: Build = (captures) => {
  const isOfTrades = captures[0]?.ids.every((id) => TRADES.has(fieldOfMajor(id) ?? id)) === true
  return isOfTrades ? fields(captures) : null
}

/** Who goes into a field studies it, or wants to work in it. */
const intoField: Build = (captures) => {
  const goals = captures[0]?.ids.map(
    (id) => CALLINGS_OF_FIELDS[id] ?? CALLINGS_OF_FIELDS[fieldOfMajor(id) ?? ''] ?? '',
  ) ?? ['']
  const studied = fields(captures)
  if (!studied || goals.includes('')) return studied
  return anyOf([studied, { fact: 'careerGoal', in: [...new Set(goals)] }])
}

const transferTo: Build = (captures) => {
  const named = college(captures.slice(-1))
  const transfers: HardClause = { fact: 'transfer', is: true }
  return named && { all: [transfers, named] }
}

const LETTERS = { gpaB: 3, gpaBPlus: 3.3, gpaBMinus: 2.7, gpaC: 2, gpaCPlus: 2.3, gpaAMinus: 3.7 }

/** 'Freshman through junior'. */
const levelsBetween: Build = ([from, to]) => {
  const ids = idsBetween(from?.ids ?? [], to?.ids ?? [])
  return ids.length > 1 ? { fact: 'schoolLevel', in: ids } : null
}

/** 'All majors except law'. */
const anyMajorBut: Build = (captures) => {
  const named = fields(captures)
  return named && { not: named }
}

/** 'All states except Alaska'. */
const anyStateBut: Build = (captures) => {
  const named = places(HOME)(captures)
  return named && { not: named }
}

/** 'A bachelor’s degree or higher'. */
const degreeUp: Build = ([list]) => {
  const degrees = degreesFrom(list?.ids ?? [])
  return degrees.length > 0 ? { fact: 'degreeType', in: degrees } : null
}

/** Who does not hold it holds none above it. */
const noDegree: Build = (captures) => {
  const held = heldFrom(captures)
  return held && { not: held }
}

/** Fewer credits than this may be those of one term. */
const MOST_IN_A_TERM = 24

const OF_COLOR: HardClause = {
  fact: 'ethnicity',
  in: ['native_american', 'asian', 'black', 'hispanic_latino', 'pacific_islander'],
}

/** What each of them asks, by its name. */
export const COURSE_BUILDERS: Readonly<Record<string, Build>> = {
  schoolOf: (captures) => fields(captures.slice(-1)),
  tongues: () => ({ fact: 'fieldOfStudy', in: ['languages'] }),
  tradeSchool,
  intoField,
  fieldDegree: both(fields, listed('degreeType')),
  transfer: yes('transfer'),
  transferTo,
  residedFor: (captures) => places(HOME)(captures.slice(0, 1)),
  ofColor: () => OF_COLOR,
  ofColorBehind: () => OF_COLOR,
  studyIn: collegesIn,
  womenOfColor: () => ({
    all: [OF_COLOR, { fact: 'gender', in: ['female'] }],
  }),
  levelsBetween,
  anyMajorBut,
  anyStateBut,
  gpaLevelFirst: ([one, first, other, second]) =>
    one && first && other && second ? byLevel([first, one, second, other]) : null,
  leavesSchool: () => ({ fact: 'schoolLevel', in: ['hs_senior'] }),
  degreeUp,
  diagnosed: listed('disability'),
  alsoTransfer: yes('transfer'),
  creditsMost: number('creditsEarned', 'lte', MOST_IN_A_TERM, 300),
  creditsBelow: number('creditsEarned', 'lte', MOST_IN_A_TERM, 300, -1),
  creditsPerTermRange: range('creditsPerTerm', 0, 40),
  creditsEarned: number('creditsEarned', 'gte', 1, 300),
  lifeSince: (captures) => life(captures.slice(0, 1)),
  membershipEither: (captures) => ({
    fact: 'membership',
    in: captures.flatMap(({ ids }) => ids),
  }),
  noDegree,
  partTime: () => ({ fact: 'enrollment', in: ['part_time'] }),
  ...Object.fromEntries(
    Object.entries(LETTERS).map(([name, gte]): [string, Build] => [
      name,
      () => ({ fact: 'gpa', gte }),
    ]),
  ),
}
