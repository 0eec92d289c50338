import { describe, expect, it } from 'vitest'
import { readListing } from './read-listing.ts'

const read = (sponsor: string, text: string) =>
  readListing([
    { kind: 'title', text: 'Clover Award' },
    { kind: 'sponsor', text: sponsor },
    { kind: 'eligibility', text },
  ])

describe('those who live or study in the state whose office gives an award', () => {
  it.each([
    ['Ohio Department of Higher Education', 'OH'],
    ['West Virginia Higher Education Policy Commission', 'WV'],
    ['New York State Higher Education Services Corporation', 'NY'],
    ['Indiana Department of Veterans Affairs', 'IN'],
    ['Tennessee Student Assistance Corporation', 'TN'],
  ])('are meant by %s', (sponsor, state) => {
    const { clauses } = read(sponsor, 'Must have a 3.0 GPA.')
    expect(clauses.find(({ criteria }) => 'any' in criteria)).toMatchObject({
      criteria: { any: ['state', 'collegeState'].map((fact) => ({ fact, in: [state] })) },
      confidence: 'likely',
      words: sponsor,
    })
  })

  it.each([
    ['Ohio Department of Higher Education', 'Must live in Lucas County.'],
    ['Ohio Department of Higher Education', 'Must be a resident of Kentucky.'],
    ['Ohio Department of Higher Education', 'Non-residents may apply.'],
    ['Ohio Department of Higher Education', 'Students of Indiana and their friends.'],
    ['Ohio Department of Higher Education', 'Repays loans of nurses.'],
    ['Ohio Arts Council', 'Must have a 3.0 GPA.'],
    ['Ohio Farm Bureau', 'Must have a 3.0 GPA.'],
    ['Ohio Association of Colleges', 'Must have a 3.0 GPA.'],
    ['U.S. Department of Education', 'Must have a 3.0 GPA.'],
    ['Indiana University', 'Must have a 3.0 GPA.'],
  ])('are not told by %s: %s', (sponsor, text) => {
    const said = JSON.stringify(read(sponsor, text).clauses.map(({ why }) => why ?? ''))
    expect(said).not.toContain('office of a state')
  })
})
