import { expect, it } from 'vitest'
import { readListing } from '../read-listing.ts'

const read = (text: string) => readListing([{ kind: 'eligibility', text }])
const criteriaOf = (text: string) => read(text).clauses.map(({ criteria }) => criteria)
const parent = (fact: string, id: string) => ({ fact, relation: 'parent', in: [id] })

it.each([
  'Military children of active-duty members',
  'Children of employees of Acme Steel and members of the Oakwood Guild',
  'Children of veterans or members of the National Guard',
  'Children of veterans killed while serving in the Army',
  'Children of veterans, who were honorably discharged, and who served in the Navy',
  'Children of members who live in Ohio and are employed by Acme Steel',
  'Children of employees, working at Acme Steel',
  'Descendants of employees of Acme Steel',
  'Descendants of veterans, serving in the Army',
  'Must be a dependent (child or spouse) of a member of the Oakwood Guild',
  'Spouses of service members who are deployed in the Army Reserve',
  'Dependents of police officers who are active duty members of the National Guard',
  'Sons and daughters of firefighters who belong to the Oakwood Guild',
])('lets nobody in by a service, membership or employer of their own: %s', (sentence) => {
  expect(JSON.stringify(criteriaOf(sentence))).not.toMatch(/"fact":"\w+","in"/)
  expect(read(sentence).known).not.toBe('read')
})

it.each<[string, unknown[]]>([
  [
    'Sons or daughters of active duty Marines',
    [parent('militaryAffiliation', 'marine_corps'), parent('militaryAffiliation', 'active_duty')],
  ],
  [
    'Children of veterans; must be a member of the Oakwood Guild',
    [parent('militaryAffiliation', 'veteran'), { fact: 'membership', in: ['Oakwood Guild'] }],
  ],
  [
    'Students who are children of members of the Oakwood Guild and are employed by Acme Steel',
    [parent('membership', 'Oakwood Guild'), { fact: 'employer', in: ['Acme Steel'] }],
  ],
])('tells what is the parent’s and what the student’s: %s', (sentence, criteria) => {
  expect(criteriaOf(sentence)).toEqual(criteria)
  expect(read(sentence).known).toBe('read')
})

it.each([
  'Veterans, children of veterans, or active duty members',
  'Must be a member of the Oakwood Guild, a child of a veteran, or an employee of Acme Steel',
])('shuts out none of several kinds of people: %s', (sentence) => {
  expect(read(sentence)).toMatchObject({ known: 'unread', clauses: [] })
})
