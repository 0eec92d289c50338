import { describe, expect, it } from 'vitest'
import { normaliseName } from './normalise-name.ts'

describe('normaliseName', () => {
  it.each([
    ['The Ohio State University', 'Ohio State Univ.'],
    ['Alabama A & M University', 'alabama a and m university'],
    ['Universidad de Bayamón', 'UNIVERSIDAD DE BAYAMON'],
    ['St. John’s College', 'Saint Johns College'],
    ['Ft. Lewis Coll.', 'Fort Lewis College'],
    ['Lincoln H.S.', 'Lincoln H S'],
    ['Lincoln HS', 'Lincoln High School'],
    ['NV/Clark', 'NV/Clark County'],
    ['nv/clark', 'NV / Clark'],
    ['02139-1234', '02139'],
    ['  100654 ', '100654'],
  ])('reads %j and %j alike', (a, b) => {
    expect(normaliseName(a)).toBe(normaliseName(b))
  })

  it.each([
    ['University of Washington', 'Washington University'],
    ['NV/Clark', 'OH/Clark'],
    ['02139', '02140'],
    ['100654', '100663'],
    ['北京大学', '清华大学'],
  ])('tells %j and %j apart', (a, b) => {
    expect(normaliseName(a)).not.toBe(normaliseName(b))
  })

  it('keeps a name that is all articles or signs', () => {
    expect(normaliseName('The The')).toBe('the the')
    expect(normaliseName('!!!')).toBe('!!!')
    expect(normaliseName('  ')).toBe('')
  })
})
