import { describe, expect, it } from 'vitest'
import { factsTold, toldWords } from './told-facts.ts'

describe('what somebody tells of a student in their own words', () => {
  it.each([
    'I am the first in my family to go to college.',
    'I’m the first in my family',
    'Soccer captain. I will be the first person in my immediate family to attend university!',
    'My daughter is the first one in our family to earn a degree.',
    'First-generation college student, from Reno',
    'I am a first gen student and love chess',
    'first generation, debate team',
    'Neither of my parents went to college.',
    'My parents never finished college, so I work at night.',
    'My parents didn’t attend college',
    'Her parents did not complete a four-year degree.',
  ])('%s', (text) => {
    expect(factsTold(text)).toEqual({ firstGeneration: true })
    expect(toldWords(text)).toContain('first in the family')
  })

  it.each([
    '',
    'I was first in the state at chess.',
    'I am the first in my family to play football.',
    'I am not the first in my family to go to college.',
    'I’m not a first-generation student.',
    'My mother was the first in her family to go to college.',
    'My sister is a first-generation student.',
    'I am a first-generation American.',
    'I am a first generation immigrant.',
    'My parents never finished the house.',
    'My parents finished college.',
    'First in my family: my dog.',
    'The first generation of students here built the school.',
  ])('nothing is read in: %s', (text) => {
    expect(factsTold(text)).toEqual({})
    expect(toldWords(text)).toBeUndefined()
  })
})
