import type { FactGroup, FactId } from '@laurel/matching/facts'

export type FactWords = {
  /** What the fact is called in forms, lists and reasons. */
  readonly label: string
  /** The question put to the student, in plain words. */
  readonly question: string
  /** One line on why it is asked. */
  readonly why: string
}

/** The headings of the profile form and the criteria editor. */
export const GROUP_LABELS: Readonly<Record<FactGroup, string>> = {
  study: 'Your studies',
  academic: 'Grades and scores',
  place: 'Where you live and study',
  schools: 'Your schools',
  identity: 'About you',
  affiliation: 'Work, service and memberships',
  need: 'Money',
  goal: 'Your goal',
}

const OPTIONAL =
  'Optional. Used for matching; a sponsor sees it only when its rules ask for it and you apply.'

/** The words of every fact; a fact without them does not compile. */
export const FACT_WORDS: Readonly<Record<FactId, FactWords>> = {
  schoolLevel: {
    label: 'Current school level',
    question: 'What year of school are you in?',
    why: 'Most scholarships are for certain school years.',
  },
  levelNextYear: {
    label: 'School level next year',
    question: 'What year of school will you be in next school year?',
    why: 'Some scholarships are paid next year, for the year of school that you are in then.',
  },
  fieldOfStudy: {
    label: 'Field of study',
    question: 'What do you study, or plan to study?',
    why: 'Many scholarships are for certain fields.',
  },
  major: {
    label: 'Major or program',
    question: 'Which major or program, exactly?',
    why: 'Some scholarships are for one subject, such as chemical engineering or cosmetology.',
  },
  degreeType: {
    label: 'Degree you want',
    question: 'Which degree are you working toward?',
    why: 'Some scholarships are for certain degrees only.',
  },
  degreeHeld: {
    label: 'Highest degree so far',
    question: 'What is the highest degree or diploma you already have?',
    why: 'Some scholarships ask for a diploma, or for a first degree.',
  },
  enrolledInCollege: {
    label: 'Enrolled in college',
    question: 'Are you enrolled in a college now?',
    why: 'Some scholarships are only for enrolled students, others only for new ones.',
  },
  plansCollege: {
    label: 'Plans for college',
    question: 'Do you plan to go to college or a trade school?',
    why: 'Some scholarships are for students who plan to keep studying.',
  },
  enrollment: {
    label: 'Full or part time',
    question: 'Do you study full time or part time, or plan to?',
    why: 'Many scholarships ask for full-time study.',
  },
  transfer: {
    label: 'Transfer student',
    question: 'Are you transferring from one college to another?',
    why: 'Some scholarships are set aside for transfer students.',
  },
  interestedInOnlineStudy: {
    label: 'Interest in online study',
    question: 'Would you study online?',
    why: 'Some scholarships are for online programs.',
  },
  highSchoolGraduationDate: {
    label: 'High school graduation',
    question: 'When do (or did) you finish high school?',
    why: 'Some scholarships are for one graduating class.',
  },
  enrollmentDate: {
    label: 'College start',
    question: 'When do (or did) you start college?',
    why: 'Some scholarships are for students who start in a certain year.',
  },
  collegeGraduationDate: {
    label: 'College graduation',
    question: 'When do you expect to finish college?',
    why: 'Some scholarships ask how long you will still be studying.',
  },
  gpa: {
    label: 'GPA',
    question: 'What is your grade point average (GPA)?',
    why: 'Many scholarships have a minimum GPA.',
  },
  sat: {
    label: 'SAT score',
    question: 'What is your best total SAT score?',
    why: 'Some merit scholarships have a minimum score.',
  },
  act: {
    label: 'ACT score',
    question: 'What is your best ACT composite score?',
    why: 'Some merit scholarships have a minimum score.',
  },
  classRankPct: {
    label: 'Class rank',
    question: 'Which top percent of your class are you in, such as 10?',
    why: 'Some scholarships are for the top of the class.',
  },
  creditsEarned: {
    label: 'Credits earned',
    question: 'How many college credits have you earned so far?',
    why: 'Some scholarships ask for a number of finished credits.',
  },
  creditsPerTerm: {
    label: 'Credits each term',
    question: 'How many credits do you take each term?',
    why: 'Some scholarships ask for a minimum number of credits each term.',
  },
  country: {
    label: 'Country',
    question: 'Which country do you live in?',
    why: 'Most scholarships are for residents of one country.',
  },
  state: {
    label: 'State',
    question: 'Which state do you live in?',
    why: 'Many scholarships are for residents of one state.',
  },
  county: {
    label: 'County',
    question: 'Which county do you live in?',
    why: 'Local scholarships have fewer applicants, and many are for one county.',
  },
  city: {
    label: 'City',
    question: 'Which city or town do you live in?',
    why: 'Some local scholarships are for one city.',
  },
  zipCode: {
    label: 'ZIP code',
    question: 'What is your ZIP code?',
    why: 'Some local scholarships are for certain ZIP codes.',
  },
  collegeCountry: {
    label: 'College country',
    question: 'In which country is your college, or the one you plan to go to?',
    why: 'Most scholarships are for colleges in one country.',
  },
  collegeState: {
    label: 'College state',
    question: 'Which state is your college in?',
    why: 'Some scholarships are for study in one state.',
  },
  collegeCounty: {
    label: 'College county',
    question: 'Which county is your college in?',
    why: 'Some local scholarships are for colleges nearby.',
  },
  collegeCity: {
    label: 'College city',
    question: 'Which city is your college in?',
    why: 'Some local scholarships are for colleges nearby.',
  },
  highSchoolState: {
    label: 'High school state',
    question: 'Which state is your high school in?',
    why: 'Some scholarships are for graduates of one state’s high schools.',
  },
  highSchoolCounty: {
    label: 'High school county',
    question: 'Which county is your high school in?',
    why: 'Some local scholarships are for one county’s high schools.',
  },
  highSchoolCity: {
    label: 'High school city',
    question: 'Which city is your high school in?',
    why: 'Some local scholarships are for one city’s high schools.',
  },
  college: {
    label: 'College',
    question: 'Which college do you attend?',
    why: 'Many scholarships are for students of one college.',
  },
  interestedColleges: {
    label: 'Colleges of interest',
    question: 'Which colleges are you interested in?',
    why: 'We look for scholarships at those colleges too.',
  },
  collegeType: {
    label: 'Kind of college',
    question: 'What kind of college do you attend, or plan to?',
    why: 'Some scholarships are for one kind of college.',
  },
  accreditedCollege: {
    label: 'Accredited college',
    question: 'Is your college, or the one you plan to go to, accredited?',
    why: 'Many scholarships ask for it. Nearly all colleges in the United States are: their websites say so.',
  },
  collegeSystem: {
    label: 'College system',
    question: 'Does your college belong to a system, such as a state university system?',
    why: 'Some scholarships are for all colleges of one system.',
  },
  highSchool: {
    label: 'High school',
    question: 'Which high school do (or did) you attend?',
    why: 'Some local scholarships are for one high school.',
  },
  citizenship: {
    label: 'Citizenship',
    question: 'What is your citizenship or immigration status?',
    why: `Some scholarships are tied to it. ${OPTIONAL}`,
  },
  nationality: {
    label: 'Nationality',
    question: 'Which countries are you a citizen of?',
    why: `Some scholarships are for citizens of one country. ${OPTIONAL}`,
  },
  ethnicity: {
    label: 'Ethnicity',
    question: 'Which of these describe you?',
    why: `Some scholarships support certain communities. ${OPTIONAL}`,
  },
  underrepresented: {
    label: 'Underrepresented group',
    question:
      'Do you belong to a group that is underrepresented at college or in your field, such as Black, Hispanic or Native American students?',
    why: `Some scholarships are for students of such groups. ${OPTIONAL}`,
  },
  heritage: {
    label: 'Heritage',
    question: 'Which countries or peoples does your family come from?',
    why: `Some heritage societies support their own. ${OPTIONAL}`,
  },
  tribe: {
    label: 'Tribe',
    question: 'Which tribe are you enrolled in or descended from, if any?',
    why: `Many tribes have scholarships for their people. ${OPTIONAL}`,
  },
  enrolledTribalMember: {
    label: 'Enrolled in a tribe',
    question: 'Are you an enrolled member of a federally recognized tribe?',
    why: `Some scholarships are for members of any tribe. ${OPTIONAL}`,
  },
  gender: {
    label: 'Gender',
    question: 'What is your gender?',
    why: `Some scholarships are for women or for men. ${OPTIONAL}`,
  },
  birthDate: {
    label: 'Date of birth',
    question: 'When were you born?',
    why: `Some scholarships have age limits. ${OPTIONAL}`,
  },
  age: {
    label: 'Age',
    question: 'How old are you?',
    why: 'Worked out from your date of birth.',
  },
  lgbtq: {
    label: 'LGBTQ+',
    question: 'Do you identify as LGBTQ+?',
    why: `Some scholarships support LGBTQ+ students. ${OPTIONAL}`,
  },
  maritalStatus: {
    label: 'Marital status',
    question: 'What is your marital status?',
    why: `A few scholarships depend on it. ${OPTIONAL}`,
  },
  firstGeneration: {
    label: 'A parent finished college',
    question: 'Did either of your parents finish a four-year college?',
    why: `Many scholarships support first-generation students. ${OPTIONAL}`,
  },
  disability: {
    label: 'Disability',
    question: 'Do you live with a disability?',
    why: `Some scholarships support students with disabilities. ${OPTIONAL}`,
  },
  healthCondition: {
    label: 'Health condition',
    question: 'Do you live with a health condition, such as diabetes or asthma?',
    why: `Some foundations support students with a certain condition. ${OPTIONAL}`,
  },
  religion: {
    label: 'Religion',
    question: 'Which faith do you belong to, if any?',
    why: `Some faith groups support their members. ${OPTIONAL}`,
  },
  lifeExperience: {
    label: 'Life experience',
    question: 'Have you lived through any of these?',
    why: `Many scholarships support students after hard times. ${OPTIONAL}`,
  },
  militaryAffiliation: {
    label: 'Military affiliation',
    question: 'Do you have ties to the military?',
    why: 'Many scholarships are for service members and their families.',
  },
  membership: {
    label: 'Memberships',
    question: 'Which clubs, unions or associations do you belong to?',
    why: 'Many groups support their members and their members’ families.',
  },
  employer: {
    label: 'Employer',
    question: 'Who do you work for?',
    why: 'Many employers support their workers and their workers’ families.',
  },
  occupation: {
    label: 'Occupation',
    question: 'What is your job?',
    why: 'Some scholarships are for people in certain jobs and their families.',
  },
  activity: {
    label: 'Activities',
    question: 'Which sports, arts, clubs or volunteer work do you do?',
    why: 'Some scholarships are for certain activities.',
  },
  license: {
    label: 'Licenses',
    question: 'Which professional licenses or certificates do you hold?',
    why: 'Some scholarships are for people with a license, such as nurses or pilots.',
  },
  program: {
    label: 'Programs',
    question: 'Which student programs have you taken part in, such as Upward Bound or FFA?',
    why: 'Some scholarships are for people who were in one program.',
  },
  financialNeed: {
    label: 'Financial need',
    question: 'Do you need financial help to pay for college?',
    why: `Many scholarships are for students with financial need. ${OPTIONAL}`,
  },
  householdIncomeUsd: {
    label: 'Household income',
    question: 'What is your household’s yearly income in U.S. dollars?',
    why: `Some scholarships have an income limit. ${OPTIONAL}`,
  },
  pellEligible: {
    label: 'Pell Grant',
    question: 'Can you get a federal Pell Grant?',
    why: `Some scholarships are for Pell Grant students. ${OPTIONAL}`,
  },
  canFileFafsa: {
    label: 'FAFSA',
    question: 'Can you file the FAFSA, the form for federal student aid?',
    why: `Some scholarships ask for it. U.S. citizens and permanent residents can. ${OPTIONAL}`,
  },
  careerGoal: {
    label: 'Career goal',
    question: 'What kind of work do you want to do?',
    why: 'Some scholarships are for future members of a profession.',
  },
  applicantType: {
    label: 'Who is applying',
    question: 'Are you a student, or the parent of one?',
    why: 'Some scholarships are for parents who study.',
  },
}
