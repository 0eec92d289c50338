import { expect, it } from 'vitest'
import { rankLabels } from './rank-labels.ts'

const countries = [
  { id: 'AE', label: 'United Arab Emirates' },
  { id: 'BR', label: 'Brazil' },
  { id: 'CI', label: 'Côte d’Ivoire' },
  { id: 'US', label: 'United States' },
  { id: 'AU', label: 'Australia' },
]
const ids = (typed: string) => rankLabels(countries, typed).map(({ id }) => id)

it.each([
  ['', ['AE', 'BR', 'CI', 'US', 'AU']],
  ['united s', ['US']],
  ['us', ['US', 'AU']],
  ['cote', ['CI']],
  ['STATES', ['US']],
  ['xyz', []],
])('finds %j', (typed, found) => expect(ids(typed)).toEqual(found))
