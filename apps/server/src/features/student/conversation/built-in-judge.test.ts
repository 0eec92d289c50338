import type { Answers } from '@laurel/matching/answers'
import { describe, expect, it } from 'vitest'
import { FORM_FIELDS } from '../../people/profile/list-form-fields.ts'
import { builtInJudge } from './built-in-judge.ts'

const judge = (question: string, answer: string | string[], known: Answers = {}) =>
  builtInJudge.findOddity({ question, answer, known, today: '2026-11-20' })

const SCHOOLS = `MIT|UCLA|IIT|LSE|UT|BU|ETH|KTH|UiO|ASD|NYU|St. X|PS 118|P.S. 6|I.S. 5|BHSEC|STHS
Van Wert High School|Wert|Walla Walla University|Lakeside High|Stuyvesant|Xavier|Q High School
The University of Texas at Austin|Texas A&M|Cal Poly|Ohio State|Phillips Exeter|Boys' Latin School
Angstschweiß-Gymnasium|Gymnasium Hirschsprung|Eötvös Loránd|Škola Strč prst skrz krk|Brno
Universität für Bodenkultur|École Polytechnique|Łódź|Þjóðskóli|Åbo Akademi|Kungsholmens gymnasium
Ysgol Gyfun Gymraeg Bro Myrddin|Ysgol y Gwendraeth|Gwynllyw|Ngũgĩ wa Thiong'o School|Nnamdi Azikiwe
Mnqobokazi High|Nkrumah|Đại học Bách khoa|Universidad Nacional Autónoma de México|Colegio Ñuñoa
北京大学|清华|東京大学|서울대학교|جامعة القاهرة|האוניברסיטה העברית|МГУ|Школа № 57|Πανεπιστήμιο Αθηνών
दिल्ली विश्वविद्यालय|มหาวิทยาลัยจุฬาลงกรณ์|Tbilisi|Dnipro|Hradec Králové|Vrchlického|Homeschool|GED
Benjamin E. Mays|DeMatha|Iolani School|Kamehameha|Hālau Lōkahi|Alaska|Dallas|Bora Bora|Xochimilco
42|School 21|81 High|KIPP|YES Prep|Tutu|Papa John's Academy|Qatar|QSI|Zzyzx School|Ljubljana`
  .split(/[|\n]/)
  .filter((name) => name !== '42')

describe('names of schools', () => {
  it('are more than sixty here', () => expect(SCHOOLS.length).toBeGreaterThan(60))

  it.each(SCHOOLS)('%s is a real one', async (name) => {
    for (const question of ['highSchoolName', 'collegeName', 'interestedColleges'])
      expect(await judge(question, name)).toBeUndefined()
  })

  it.each([
    'asdf',
    'ASDF asdf',
    'qwerty',
    'lkjhgf',
    'asdasd',
    'asdfasdf',
    'jkjkjk',
    'aaaaa',
    'sdlkfjg',
    'x',
    '7',
    '12345',
    '...',
    'test',
    'ééééé',
    'High School',
    'university',
  ])('%s is none', async (name) => {
    expect(await judge('highSchoolName', name)).toMatch(/name of a school/)
  })
})

describe('a question is found', () => {
  it.each([
    'gpa',
    'GPA',
    'What is your GPA?',
    'Nice, Dana! What’s your current grade point average?',
  ])('by %s', async (question) => {
    expect(await judge(question, '92')).toMatch(/in percent/)
  })

  it.each<[question: string, answer: string]>([
    ['currentSchoolLevel', 'martian'],
    ['current_school_level', 'martian'],
    ['highSchoolGradDate', 'soon'],
    ['collegeEnrollmentDate', 'soon'],
    ['collegeEnrolledDate', 'soon'],
    ['careerGoals', 'sleeping'],
    ['interestedInOnline', '9'],
    ['interestedInOnlineStudy', '9'],
    ['enrolledInCollege', 'perhaps'],
    ['iAm', 'teacher'],
    ['dob', 'yesterday'],
    ['When is your expected college graduation?', 'soon'],
    ['What is your field of study?', 'naps'],
    ['What is your race or ethnicity?', 'martian'],
  ])('%s, whose answer cannot be %s', async (question, answer) => {
    expect(await judge(question, answer)).toMatch(/^.{10,200}[.]$/)
  })

  it.each<[question: string, answer: string | string[]]>([
    ['iAm', 'STUDENT'],
    ['iAm', 'Parent'],
    ['gender', '1'],
    ['gender', 'Female'],
    ['gender', 'Prefer not to say'],
    ['citizenship', 'U.S. Citizen'],
    ['ethnicity', ['Asian', 'White']],
    ['ethnicity', 'asian, white'],
    ['enrolledInCollege', 'yes'],
    ['enrolledInCollege', '2'],
    ['interestedInOnlineStudy', 'Maybe'],
    ['gpa', '3.7'],
    ['gpa', '0.0'],
    ['highSchoolGradDate', '2027-06'],
    ['careerGoals', 'Health care'],
    ['additionalDetails', 'I look after my brother.'],
    ['address', '12 Elm Street, Columbus, OH 43004'],
    ['What is your address, with the zip code?', '12 Elm Street, 43004'],
    ['additionalDetails', 'nope'],
    ['city', 'Å'],
    ['city', 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'],
    ['employer', 'IBM'],
    ['tribe', 'Ngāi Tahu'],
    ['How did you hear of us?', 'friend'],
    ['How many siblings do you have?', '3'],
    ['phone', '+1 555 010 0199'],
  ])('%s, and %j is an answer', async (question, answer) => {
    expect(await judge(question, answer)).toBeUndefined()
  })

  it.each(['city', 'employer', 'heritage'])('%s, which is not asdf', async (question) => {
    expect(await judge(question, 'asdf')).toMatch(/name/)
  })

  it('or not: then only what is no answer at all is odd', async () => {
    expect(await judge('Anything to add?', ' ')).toMatch(/empty/)
    expect(await judge('Anything to add?', [])).toMatch(/empty/)
    expect(await judge('Anything to add?', 'asdfgh')).toMatch(/check/)
    expect(await judge('Anything to add?', '!!!')).toMatch(/check/)
  })
})

describe('the options of the form', () => {
  const withOptions = FORM_FIELDS.filter(({ options }) => Object.keys(options).length > 0)
  it.each(withOptions)('are all answers: $key', async ({ key, question, options }) => {
    for (const [id, label] of Object.entries(options))
      for (const asked of [key, question])
        for (const answer of [id, label])
          expect([asked, answer, await judge(asked, answer)]).toEqual([asked, answer, undefined])
  })
})

describe('grades', () => {
  it.each([
    ['85%', /in percent.* 4\.0/],
    ['54', /in percent.* 0\.0/],
    ['3.2%', /in percent.* 0\.0/],
    ['8.2', /scale of 10.* 3\.7/],
    ['4.5', /unweighted/],
    ['3,5', /such as 3\.5/],
    ['420', /check the number/],
    ['-1', /0\.0 to 4\.0/],
    ['A+', /0\.0 to 4\.0/],
  ])('%s is no GPA', async (grade, message) => {
    expect(await judge('gpa', grade)).toMatch(message)
  })
})

describe('dates', () => {
  const born = { birthDate: ['2008-05-17'] }
  it.each<[question: string, answer: string, known: Answers, message: RegExp]>([
    ['dob', '2015-01-01', {}, /16 and over/],
    ['dob', '1920-01-01', {}, /age of 106 years/],
    ['dob', '1903-01-01', {}, /alive/],
    ['highSchoolGradDate', '2007-06', born, /before the date of birth/],
    ['highSchoolGradDate', '2018-06', born, /at the age of 10/],
    ['highSchoolGradDate', '2040-06', born, /more than 10 years from now/],
    ['highSchoolGradDate', '2027-06', { enrollmentDate: ['2026-08-01'] }, /August 2026/],
    ['enrollmentDate', '2026-08', { highSchoolGraduationDate: ['2027-06-01'] }, /June 2027/],
    [
      'enrollmentDate',
      '2026-08',
      { collegeGraduationDate: ['2024-06-01'] },
      /start in August 2026/,
    ],
    ['collegeGraduationDate', '2026-08', { enrollmentDate: ['2026-08-01'] }, /two dates/],
    ['collegeGraduationDate', '2050-08', { enrollmentDate: ['2026-08-01'] }, /two dates/],
    [
      'collegeGraduationDate',
      '2026-08',
      { highSchoolGraduationDate: ['2027-06-01'] },
      /check the year/,
    ],
  ])('%s %s is odd', async (question, answer, known, message) => {
    expect(await judge(question, answer, known)).toMatch(message)
  })

  it.each<[question: string, answer: string, known: Answers]>([
    ['dob', '2010-11-20', {}],
    ['dob', '1950-01-01', {}],
    ['highSchoolGradDate', '2026-06', born],
    ['highSchoolGradDate', '1985-06', {}],
    ['enrollmentDate', '2027-06', { highSchoolGraduationDate: ['2027-06-01'] }],
    ['enrollmentDate', '2026-08', { collegeGraduationDate: ['2030-06-01'] }],
    ['collegeGraduationDate', '2030-05', { ...born, enrollmentDate: ['2026-08-01'] }],
  ])('%s %s is not', async (question, answer, known) => {
    expect(await judge(question, answer, known)).toBeUndefined()
  })
})

describe('ZIP codes', () => {
  const ohio = { state: ['OH'], country: ['US'] }
  it.each<[string, Answers, string | undefined]>([
    ['43004', ohio, undefined],
    ['43004-1234', ohio, undefined],
    ['43004', { state: ['OH'] }, undefined],
    ['10115', { country: ['DE'], state: [] }, undefined],
    ['SW1A 1AA', { country: ['GB'], state: [] }, undefined],
    ['SW1A 1AA', {}, undefined],
    ['06390', { state: ['NY'] }, undefined],
    ['00901', { state: ['PR'] }, undefined],
    ['09012', { country: ['US'] }, undefined],
    ['90210', ohio, '90210 is no ZIP code of Ohio. Please check the ZIP code and the state.'],
    ['4300', ohio, 'A ZIP code in the USA has 5 digits. Please check it.'],
  ])('%s with %j', async (code, known, oddity) => {
    expect(await judge('zipCode', code, known)).toBe(oddity)
  })
})
