import { FACTS, type FactDefinition } from '@laurel/matching/facts'
import { describe, expect, it } from 'vitest'
import { COUNTRY_LABELS, DIAL_CODES } from './option-countries.ts'
import { FACT_WORDS } from './profile-facts.ts'
import { FAMILY_LABELS, NUMBERED_VALUES, OPTION_LABELS, optionLabel } from './profile-options.ts'

const facts: readonly FactDefinition[] = FACTS
const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = OPTION_LABELS

describe('the words of the profile', () => {
  it('names every fact, asks a question and says why', () => {
    expect(Object.keys(FACT_WORDS)).toEqual(facts.map((fact) => fact.id))
    for (const words of Object.values(FACT_WORDS)) {
      expect(words.label).not.toBe('')
      expect(words.question).toMatch(/\?$/)
      expect(words.why).toMatch(/\.$/)
    }
  })

  it('labels exactly the option ids of each fact', () => {
    for (const fact of facts.filter(({ options }) => options)) {
      expect(Object.keys(labels[fact.id] ?? {}).toSorted()).toEqual(fact.options?.toSorted())
      expect(new Set(Object.values(labels[fact.id] ?? {})).size).toBe(fact.options?.length)
    }
  })

  it('labels every family', () => {
    const families = facts.flatMap((fact) => Object.keys(fact.families ?? {}))
    expect(Object.keys(FAMILY_LABELS).toSorted()).toEqual([...new Set(families)].toSorted())
  })

  it.each([
    'fieldOfStudy',
    'degreeHeld',
    'collegeType',
    'maritalStatus',
    'disability',
    'religion',
    'lifeExperience',
    'militaryAffiliation',
    'careerGoal',
  ] as const)('keeps the ids of %s the snake_case of their labels', (fact) => {
    for (const [id, label] of Object.entries(OPTION_LABELS[fact])) {
      const words = label
        .toLowerCase()
        .replaceAll('’', '')
        .match(/[a-z0-9]+/g)
      expect(id).toBe(words?.join('_'))
    }
  })

  it('gives about 240 of the 248 countries a dial code', () => {
    expect(Object.keys(COUNTRY_LABELS)).toHaveLength(248)
    expect(Object.keys(DIAL_CODES)).toHaveLength(242)
    expect(COUNTRY_LABELS.DE).toBe('Germany')
    expect([DIAL_CODES.US, DIAL_CODES.GB, DIAL_CODES.NG]).toEqual(['1', '44', '234'])
    for (const code of Object.values(DIAL_CODES)) expect(code).toMatch(/^[1-9]\d{0,3}$/)
  })

  it('keeps the numbers of the specification', () => {
    expect(NUMBERED_VALUES.gender[1]).toBe('female')
    expect(NUMBERED_VALUES.enrolledInCollege[2]).toBe(false)
    expect(NUMBERED_VALUES.interestedInOnlineStudy[3]).toBe('maybe')
  })

  it('finds a label by id and nothing by a stranger', () => {
    expect(optionLabel('state', 'NV')).toBe('Nevada')
    expect(optionLabel('fieldOfStudy', 'stem')).toMatch(/^Science/)
    expect(optionLabel('state', 'constructor')).toBeUndefined()
    expect(optionLabel('__proto__', 'toString')).toBeUndefined()
  })
})
