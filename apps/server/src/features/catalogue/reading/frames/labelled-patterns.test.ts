import { describe, expect, it } from 'vitest'
import { readListing } from '../read-listing.ts'

const read = (text: string) => readListing([{ kind: 'eligibility', text }])

describe('lines that are a label and its value', () => {
  it.each<[string, object]>([
    ['Major: Agronomy', { fact: 'fieldOfStudy', in: ['agriculture'] }],
    ['Field(s) of study: Pharmacy', { fact: 'fieldOfStudy', in: ['pharmacy'] }],
    ['Level of study: Undergraduate', { fact: 'schoolLevel', in: ['undergraduate'] }],
    ['Grade level: 11', { fact: 'schoolLevel', in: ['hs_junior'] }],
    ['Gender: Female', { fact: 'gender', in: ['female'] }],
    ['State of residence: Wyoming', { fact: 'state', in: ['WY'] }],
    ['Enrollment status: Full-time', { fact: 'enrollment', in: ['full_time'] }],
    ['Religion: Lutheran', { fact: 'religion', in: ['lutheran'] }],
    ['Ethnicity: Asian', { fact: 'ethnicity', in: ['asian'] }],
  ])('reads %s', (line, criteria) => {
    expect(read(line).clauses.map((clause) => clause.criteria)).toContainEqual(criteria)
  })

  it('takes people before a colon for no condition', () => {
    expect(read('Military: none required.').clauses).toEqual([])
  })

  it('takes a state behind a label for likely, as it may be where to study', () => {
    expect(read('State: Wyoming').clauses).toMatchObject([{ confidence: 'likely' }])
  })
})
