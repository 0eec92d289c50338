import { describe, expect, it } from 'vitest'
import { FACTS, factsById, type FactDefinition } from './facts.ts'

const facts: readonly FactDefinition[] = FACTS
const byId = factsById(facts)

describe('the fact list', () => {
  it.each([
    ['country', 248],
    ['militaryAffiliation', 29],
    ['gpa', 22],
    ['careerGoal', 12],
    ['fieldOfStudy', 38],
    ['degreeType', 7],
    ['schoolLevel', 10],
    ['citizenship', 5],
    ['ethnicity', 7],
    ['gender', 3],
    ['applicantType', 2],
  ])('gives %s its %i options (spec 2, Enumerations)', (id, count) => {
    const options = byId.get(id)?.options ?? []
    expect(options).toHaveLength(count)
    expect(new Set(options).size).toBe(count)
  })

  it('has no fact twice', () => {
    expect(byId.size).toBe(facts.length)
  })

  it('has a closed list for every option fact and none for open ones', () => {
    for (const { id, kind, options } of facts) {
      const isClosed = kind === 'option' || kind === 'options'
      expect({ id, hasOptions: options !== undefined }).toEqual({
        id,
        hasOptions: isClosed || id === 'gpa',
      })
    }
  })

  it('builds families from options and never gives one the name of an option', () => {
    for (const { options = [], families = {} } of facts) {
      for (const [family, members] of Object.entries(families)) {
        expect(options).not.toContain(family)
        expect(members.length).toBeGreaterThan(1)
        for (const member of members) expect(options).toContain(member)
      }
    }
  })

  it('offers GPA in the steps of the specification', () => {
    const steps = byId.get('gpa')?.options ?? []
    expect(steps.slice(0, 3)).toEqual(['0.0', '2.0', '2.1'])
    expect(steps.at(-1)).toBe('4.0')
  })
})
