import { describe, expect, it } from 'vitest'
import { readListing } from './read-listing.ts'

const read = (text: string) => readListing([{ kind: 'eligibility', text }])
const criteriaOf = (text: string) => read(text).clauses.map(({ criteria }) => criteria)

describe('a list of lines', () => {
  it('is one sentence with the line above it', () => {
    const text = 'Applicants must be majoring in one of the following:\n- Physics\n- Chemistry'
    expect(read(text)).toMatchObject({
      known: 'read',
      clauses: [{ confidence: 'certain', words: text }],
    })
    expect(criteriaOf(text)).toEqual([{ fact: 'fieldOfStudy', in: ['physics', 'chemistry'] }])
  })

  it.each<[string, object]>([
    [
      'Must reside in one of the following counties in Ohio:\nErie\nHuron',
      { fact: 'county', in: ['OH/Erie', 'OH/Huron'] },
    ],
    [
      'Applicants must be residents of the following states:\n• Utah;\n• Idaho; or\n• Wyoming',
      { fact: 'state', in: ['UT', 'ID', 'WY'] },
    ],
    [
      'To be eligible, students must be studying:\na) Nursing\nb) Pharmacy',
      { fact: 'fieldOfStudy', in: ['nursing', 'pharmacy'] },
    ],
  ])('reads %s', (text, criteria) => {
    expect(criteriaOf(text)).toEqual([criteria])
  })

  it('ends where a gap or a longer line comes', () => {
    const text = 'Eligible majors:\nPhysics\nNursing\n\nAll applicants must have a 3.0 GPA.'
    expect(criteriaOf(text)).toEqual([
      { fact: 'fieldOfStudy', in: ['physics', 'nursing'] },
      { fact: 'gpa', gte: 3 },
    ])
  })

  it('is read line by line where a line says more than a name', () => {
    const text = 'Students enrolled in these programs:\n- Nursing\n- must have a 3.0 GPA'
    expect(criteriaOf(text)).toEqual([{ fact: 'gpa', gte: 3 }])
  })

  it('is a list of rules below a line that announces rules', () => {
    const text = 'Applicants must:\n- be a resident of Vermont\n- be enrolled full time'
    expect(criteriaOf(text)).toEqual([
      { fact: 'state', in: ['VT'] },
      { fact: 'enrollment', in: ['full_time'] },
    ])
  })

  it('is no criterion below a line that turns it', () => {
    expect(criteriaOf('Students of these programs are not eligible:\n- Law\n- Nursing')).toEqual([])
  })
})
