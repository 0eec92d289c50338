import { describe, expect, it } from 'vitest'
import type { HardClause } from '@laurel/matching/criteria'
import { readListing } from '../read-listing.ts'
import { readSentence } from '../sentences/read-sentence.ts'

const read = (sentence: string) => readSentence(sentence, 0, sentence.length, 'eligibility')
const clausesOf = (sentence: string) => read(sentence).clauses.map(({ clause }) => clause)
const studies = (...ids: string[]): HardClause => ({ fact: 'fieldOfStudy', in: ids })
const subject = (field: string, ...majors: string[]): HardClause => ({
  all: [studies(field), { fact: 'major', in: majors }],
})
const degrees = (...ids: string[]): HardClause => ({ fact: 'degreeType', in: ids })
const floor: HardClause = { fact: 'gpa', gte: 2.5 }

describe('programs by their short names', () => {
  it.each<[string, HardClause[]]>([
    ['Applicants must be admitted to the BSN program.', [studies('nursing')]],
    ['Applicants must be accepted into a BSN or ADN program.', [studies('nursing')]],
    ['Open to LPN, LVN and RN students.', [studies('nursing')]],
    ['Must be working toward an RN license.', [studies('nursing')]],
    ['Candidates must be enrolled in a BSW program.', [studies('social_work')]],
    ['Must be pursuing an MSW.', [{ all: [degrees('master'), studies('social_work')] }]],
    ['Students in the MBA program may apply.', [{ all: [degrees('master'), studies('business')] }]],
    [
      'Must be accepted into an MPH program.',
      [{ all: [degrees('master'), studies('health_sciences')] }],
    ],
    [
      'Open to MSW students.',
      [
        {
          all: [
            { fact: 'schoolLevel', in: ['graduate'] },
            degrees('master'),
            studies('social_work'),
          ],
        },
      ],
    ],
    [
      'Must be enrolled in an EMT or paramedic program.',
      [subject('health_sciences', 'emergency_medical_services')],
    ],
    [
      'Paramedic students with a 2.5 GPA.',
      [subject('health_sciences', 'emergency_medical_services'), floor],
    ],
    [
      'Must be in a physician assistant or nursing program.',
      [
        {
          any: [studies('nursing'), subject('health_sciences', 'physician_assistant')],
        },
      ],
    ],
    ['CNA students may apply.', [studies('nursing', 'health_sciences')]],
    ['Must be enrolled in an educator preparation program.', [studies('education')]],
    ['Must be already admitted to a teacher education program.', [studies('education')]],
    [
      'Must be registered in the welding certificate or AAS program.',
      [{ all: [subject('skilled_trades', 'welding'), degrees('certificate', 'associate')] }],
    ],
    [
      'Must be pursuing a nursing associate degree.',
      [{ all: [studies('nursing'), degrees('associate')] }],
    ],
  ])('%s', (sentence, clauses) => {
    expect(clausesOf(sentence)).toEqual(clauses)
    expect(read(sentence).isWhole).toBe(true)
  })

  it.each<[string, HardClause]>([
    ['Must be admitted to the upper-division BSN program.', studies('nursing')],
    ['Must be enrolled in a pre-licensure nursing program.', studies('nursing')],
    ['Must be in an approved teacher preparation program.', studies('education')],
    ['Must be in the online accounting program.', subject('accounting_and_finance', 'accounting')],
    [
      'Must attend a cosmetology or barber school.',
      subject('skilled_trades', 'cosmetology', 'barbering'),
    ],
    [
      'Must be enrolled in a licensed cosmetology school.',
      subject('skilled_trades', 'cosmetology'),
    ],
    [
      'Open to students of a state-licensed barber college.',
      subject('skilled_trades', 'barbering'),
    ],
    ['Must attend a culinary school.', studies('hospitality_and_culinary_arts')],
  ])('is a part of what is asked: %s', (sentence, clause) => {
    expect(clausesOf(sentence)).toEqual([clause])
    expect(read(sentence).isWhole).toBe(false)
  })

  it.each([
    'Children of paramedics and EMTs may apply.',
    'Must attend a music school.',
    'The teacher program is closed this year.',
    'A nurse must sign the form.',
    'A barber and a chef founded the college.',
  ])('asks for no field: %s', (sentence) => {
    expect(JSON.stringify(clausesOf(sentence))).not.toContain('fieldOfStudy')
  })

  it('takes people in a title for no program', () => {
    const { clauses } = readListing([{ kind: 'title', text: 'Ohio Nurses Scholarship' }])
    expect(clauses).toEqual([])
  })
})

describe('what somebody goes into', () => {
  const either = (field: string, goal: string): HardClause => ({
    any: [studies(field), { fact: 'careerGoal', in: [goal] }],
  })
  const teaching = either('education', 'education')

  it.each<[string, HardClause]>([
    ['Must be preparing to teach.', teaching],
    ['Must plan to teach elementary school.', teaching],
    ['Students who want to teach high school mathematics.', teaching],
    ['Students preparing to teach in a bilingual classroom.', teaching],
    ['Must intend to teach in the elementary grades.', teaching],
    ['Students who are going into nursing.', either('nursing', 'health_care')],
    ['Must be headed into the construction trades.', either('skilled_trades', 'skilled_trades')],
    [
      'Must be going into diesel, marine or automotive repair.',
      either('skilled_trades', 'skilled_trades'),
    ],
  ])('%s', (sentence, clause) => {
    expect(read(sentence).clauses).toMatchObject([{ clause, confidence: 'likely' }])
  })

  it('does not know where somebody will teach', () => {
    const sentence = 'Must plan to teach in Wisconsin.'
    expect(clausesOf(sentence)).toEqual([teaching])
    expect(read(sentence).isWhole).toBe(false)
  })

  it.each<[string, string]>([
    [
      'Someone who wants to become a welder, machinist or industrial electrician.',
      'skilled_trades',
    ],
    ['Must plan to become a pediatrician or midwife.', 'health_care'],
    ['Students preparing for work in a health profession.', 'health_care'],
    ['Must be looking for employment in law enforcement.', 'government_and_public_service'],
  ])('%s', (sentence, goal) => {
    expect(clausesOf(sentence)).toEqual([{ fact: 'careerGoal', in: [goal] }])
  })

  it.each([
    'Applicants must agree to teach in Kansas for two years.',
    'Tell us how you plan to teach others.',
    'Must work in health care.',
    'Must enter art in the county fair.',
  ])('is not told by: %s', (sentence) => {
    expect(JSON.stringify(clausesOf(sentence))).not.toMatch(/careerGoal|fieldOfStudy/)
  })

  it('leaves a column of subjects as it is', () => {
    const { clauses } = readListing(
      [{ kind: 'eligibility', text: 'Students preparing to teach.' }],
      [{ words: 'Majors: Education', clause: studies('education') }],
    )
    expect(clauses.map(({ criteria }) => criteria)).toContainEqual(studies('education'))
  })
})
