import { optionLabel } from '../profile-options.ts'
import { dateRangeWords } from './date-words.ts'
import { listWords } from './list-words.ts'
import { placesWords, withArticle } from './place-words.ts'
import { gatherFamilies, type Value, valueWord } from './value-words.ts'

/** How one fact reads: of the student who has it, and of those a scholarship is for. */
export interface FactPhrase {
  /** "Lives in Ohio". */
  has: (values: readonly Value[]) => string
  /** What follows "For": "residents of Ohio". */
  audience: (values: readonly Value[]) => string
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const words = (fact: string, values: readonly Value[], joiner: 'and' | 'or') =>
  listWords(
    gatherFamilies(fact, values).map((value) => valueWord(fact, value)),
    joiner,
  )

/** Values of one fact between fixed words. */
const plain = (fact: string, has: string, audience: string): FactPhrase => ({
  has: (values) => `${has}${words(fact, values, 'and')}`,
  audience: (values) => `${audience}${words(fact, values, 'or')}`,
})

const flag = (yes: string, forYes: string, no: string, forNo: string): FactPhrase => ({
  has: ([value]) => (value === false ? no : yes),
  audience: ([value]) => (value === false ? forNo : forYes),
})

const each = (values: readonly Value[], word: (value: Value) => string) =>
  listWords(values.map(word), 'or')

const DEGREES: Readonly<Record<string, string>> = {
  undecided: 'a degree not chosen yet',
  certificate: 'a certificate',
  associate: 'an associate degree',
  bachelor: 'a bachelor’s degree',
  graduate_certificate: 'a graduate certificate',
  master: 'a master’s degree',
  doctoral: 'a doctoral degree',
  undergraduate_degree: 'an undergraduate degree',
  graduate_degree: 'a graduate degree',
  no_degree_or_diploma: 'no degree or diploma yet',
  high_school_diploma: 'a high school diploma',
  ged: 'a GED',
}

const degrees = (fact: string, has: string, audience: string): FactPhrase => {
  const list = (values: readonly Value[]) =>
    each(gatherFamilies(fact, values), (value) => DEGREES[String(value)] ?? valueWord(fact, value))
  return {
    has: (values) => `${has} ${list(values)}`,
    audience: (values) => `${audience} ${list(values)}`,
  }
}

const place = (fact: string, has: string, audience: string): FactPhrase => {
  const list = (values: readonly Value[]) =>
    each(values, (value) => withArticle(optionLabel(fact, String(value)) ?? String(value)))
  return {
    has: (values) => `${has} ${list(values)}`,
    audience: (values) => `${audience} ${list(values)}`,
  }
}

const within = (kind: 'county' | 'city', has: string, audience: string): FactPhrase => ({
  has: (values) => `${has} ${placesWords(values.map(String), kind)}`,
  audience: (values) => `${audience} ${placesWords(values.map(String), kind)}`,
})

/** A status that is a person: "U.S. citizen", "High school senior". */
const person = (fact: string, other?: string): FactPhrase => {
  const plural = (value: Value) =>
    value === 'other' && other ? other : `${valueWord(fact, value)}s`.replace(/mans$/, 'men')
  return {
    has: (values) => capital(words(fact, values, 'and')),
    audience: (values) => each(gatherFamilies(fact, values), plural),
  }
}

/** What somebody will be: "College freshman next school year". */
const nextYear = ({ has, audience }: FactPhrase): FactPhrase => ({
  has: (values) => `${has(values)} next school year`,
  audience: (values) => `those who will be ${audience(values)} next school year`,
})

const GENDERS: Readonly<Record<string, string>> = { female: 'women', male: 'men' }
const genders = (values: readonly Value[]) =>
  each(values, (value) => GENDERS[String(value)] ?? 'students of another gender')

const COLLEGE_STATE = place('collegeState', 'College in', 'students at colleges in')
const SCHOOL_STATE = place('highSchoolState', 'High school in', 'students of high schools in')

/** Every fact about the student themself that is not a number, a date or an affiliation. */
export const FACT_PHRASES: Readonly<Record<string, FactPhrase>> = {
  schoolLevel: person('schoolLevel'),
  levelNextYear: nextYear(person('schoolLevel')),
  fieldOfStudy: plain('fieldOfStudy', 'Wants to study ', 'students of '),
  major: plain('major', 'Studies ', 'students of '),
  degreeType: degrees('degreeType', 'Working toward', 'students working toward'),
  degreeHeld: degrees('degreeHeld', 'Has', 'students who have'),
  enrolledInCollege: flag(
    'Enrolled in college',
    'students enrolled in college',
    'Not in college yet',
    'students not in college yet',
  ),
  plansCollege: flag(
    'Plans to go to college',
    'students who plan to go to college',
    'Does not plan to go to college',
    'people who do not plan to go to college',
  ),
  enrollment: {
    has: ([value]) => (value === 'part_time' ? 'Studies part time' : 'Studies full time'),
    audience: (values) =>
      `${each(values, (value) => (value === 'part_time' ? 'part-time' : 'full-time'))} students`,
  },
  transfer: flag(
    'Transfer student',
    'transfer students',
    'Not a transfer student',
    'students who are not transferring',
  ),
  interestedInOnlineStudy: {
    has: ([value]) => (value === 'no' ? 'Does not plan to study online' : 'Open to online study'),
    audience: (values) =>
      values.length === 1 && values[0] === 'no'
        ? 'students who do not plan to study online'
        : 'students open to online study',
  },
  country: place('country', 'Lives in', 'residents of'),
  state: place('state', 'Lives in', 'residents of'),
  county: within('county', 'Lives in', 'residents of'),
  city: within('city', 'Lives in', 'residents of'),
  zipCode: plain('zipCode', 'ZIP code ', 'residents of ZIP code '),
  collegeCountry: place('country', 'College in', 'students at colleges in'),
  collegeState: COLLEGE_STATE,
  collegeCounty: within('county', 'College in', 'students at colleges in'),
  collegeCity: within('city', 'College in', 'students at colleges in'),
  highSchoolState: SCHOOL_STATE,
  highSchoolCounty: within('county', 'High school in', 'students of high schools in'),
  highSchoolCity: within('city', 'High school in', 'students of high schools in'),
  college: plain('college', 'Studies at ', 'students at '),
  interestedColleges: plain('interestedColleges', 'Interested in ', 'students interested in '),
  collegeType: {
    has: (values) => capital(words('collegeType', values, 'and')),
    audience: (values) =>
      `students at ${each(values, (value) => {
        const word = valueWord('collegeType', value)
        return `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`
      })}`,
  },
  accreditedCollege: flag(
    'At an accredited college',
    'students at accredited colleges',
    'At a college without accreditation',
    'students at colleges without accreditation',
  ),
  collegeSystem: plain('collegeSystem', 'College of the ', 'students at colleges of the '),
  highSchool: plain('highSchool', 'From ', 'students from '),
  citizenship: person('citizenship', 'students of another status'),
  nationality: place('country', 'Citizen of', 'citizens of'),
  ethnicity: plain('ethnicity', '', 'students who are '),
  underrepresented: flag(
    'Of an underrepresented group',
    'students of underrepresented groups',
    'Of no underrepresented group',
    'students of no underrepresented group',
  ),
  heritage: plain('heritage', 'Heritage: ', 'students with this heritage: '),
  tribe: plain('tribe', 'Tribe: ', 'members and descendants of '),
  enrolledTribalMember: flag(
    'Enrolled member of a tribe',
    'enrolled members of federally recognized tribes',
    'Not enrolled in a tribe',
    'students who are not enrolled in a tribe',
  ),
  gender: {
    has: (values) => `For ${genders(values)}`,
    audience: genders,
  },
  lgbtq: flag(
    'LGBTQ+ student',
    'LGBTQ+ students',
    'Not an LGBTQ+ student',
    'students who are not LGBTQ+',
  ),
  maritalStatus: {
    has: (values) => capital(words('maritalStatus', values, 'and')),
    audience: (values) => `students who are ${words('maritalStatus', values, 'or')}`,
  },
  firstGeneration: flag(
    'First generation at college',
    'first-generation students',
    'A parent finished college',
    'students with a parent who finished college',
  ),
  disability: plain('disability', 'Lives with: ', 'students who live with: '),
  healthCondition: plain('healthCondition', 'Lives with: ', 'students who live with: '),
  religion: plain('religion', 'Faith: ', 'students of this faith: '),
  lifeExperience: plain('lifeExperience', 'Life experience: ', 'students with this experience: '),
  license: plain('license', 'Holds a license: ', 'students who hold this license: '),
  program: plain('program', 'Was in the program ', 'students who were in the program '),
  financialNeed: flag(
    'Has financial need',
    'students with financial need',
    'No financial need',
    'students without financial need',
  ),
  pellEligible: flag(
    'Can get a Pell Grant',
    'students who can get a Pell Grant',
    'Cannot get a Pell Grant',
    'students who cannot get a Pell Grant',
  ),
  canFileFafsa: flag(
    'Can file the FAFSA',
    'students who can file the FAFSA',
    'Cannot file the FAFSA',
    'students who cannot file the FAFSA',
  ),
  careerGoal: plain('careerGoal', 'Wants to work in ', 'students who want to work in '),
  applicantType: {
    has: ([value]) => (value === 'parent' ? 'Parent of a student' : 'Student'),
    audience: ([value]) => (value === 'parent' ? 'parents of students' : 'students'),
  },
}

const DATE_PHRASES: Readonly<Record<string, readonly [has: string, audience: string]>> = {
  highSchoolGraduationDate: ['Finishes high school in', 'students who finish high school'],
  enrollmentDate: ['Starts college in', 'students who start college'],
  collegeGraduationDate: ['Finishes college in', 'students who finish college'],
  birthDate: ['Born in', 'students born'],
}

/** Whether a fact is compared as a date. */
export const isDateFact = (fact: string) => Object.hasOwn(DATE_PHRASES, fact)

/** The words of a date criterion. */
export function dateWords(
  fact: string,
  code: string,
  asked: readonly Value[],
  given: readonly Value[],
) {
  const [has = '', whom = ''] = DATE_PHRASES[fact] ?? []
  const audience = `${whom} ${dateRangeWords(code, asked.map(String))}`
  const [own] = given
  return {
    audience,
    met: own === undefined ? `For ${audience}` : `${has} ${String(own).slice(0, 4)}`,
  }
}
