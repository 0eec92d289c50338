import { describe, expect, it } from 'vitest'
import { weighBodies } from './sponsor-body.ts'

const weigh = (one: [string, string], other: [string, string]) =>
  weighBodies({ title: one[0], sponsor: one[1] }, { title: other[0], sponsor: other[1] })

const HEIRS = 'Keepers of the Coastal Lights'

describe('two entries of one award, whose sponsor is written differently', () => {
  it.each<[string, [string, string], [string, string]]>([
    [
      'with the kind of body and without',
      ['KCL Scholarships', HEIRS],
      ['KCL Scholarship Program', `National Society ${HEIRS}`],
    ],
    [
      'by first letters in one title and in full in the other',
      ['KCL Lantern Award', HEIRS],
      ['Keepers of the Coastal Lights Lantern Award', HEIRS],
    ],
    [
      'with its letters in brackets',
      ['CLK Lantern Award', 'Coastal Light Keepers (CLK)'],
      ['Lantern Award', 'Coastal Light Keepers Association'],
    ],
  ])('are the same: %s', (_, one, other) => expect(weigh(one, other)).toBe('same'))

  it.each<[string, [string, string], [string, string]]>([
    [
      'a foundation of the body',
      ['KCL Scholarships', HEIRS],
      ['KCL Scholarships', `${HEIRS} Foundation`],
    ],
    [
      'titles that differ only in whom many awards are for',
      ['FKCL Undergraduate Scholarship', `Foundation of the ${HEIRS} (FKCL)`],
      ['KCL Foundation Nursing Scholarships', `${HEIRS} Foundation`],
    ],
  ])('are for a person to decide: %s', (_, one, other) => expect(weigh(one, other)).toBe('maybe'))

  it.each<[string, [string, string], [string, string]]>([
    ['another award of the sponsor', ['KCL Lantern Award', HEIRS], ['KCL Harbor Award', HEIRS]],
    ['another kind of award', ['KCL Scholarship', HEIRS], ['KCL Essay Contest', HEIRS]],
    [
      'a chapter in one state',
      ['KCL Scholarship', HEIRS],
      ['KCL Scholarship', `Ohio Society ${HEIRS}`],
    ],
    [
      'bodies that have a word alone in common',
      ['Lantern Award', 'Lantern Society'],
      ['Lantern Award', 'National Lantern Society'],
    ],
    [
      'a word that only looks like first letters',
      ['Art Scholarship', 'Able Road Trust of Town Hall'],
      ['Scholarship', 'Able Road Trust of Town Hall'],
    ],
  ])('are two: %s', (_, one, other) => expect(weigh(one, other)).toBe('different'))

  it('national and international bodies are two, for a person', () => {
    const bodies = ['National', 'International'].map((word): [string, string] => [
      'KCL Scholarship',
      `${word} Association ${HEIRS}`,
    ])
    expect(weigh(bodies[0]!, bodies[1]!)).toBe('maybe')
  })
})
