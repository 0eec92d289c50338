import { expect, it } from 'vitest'
import { rankOptions } from './rank-options.ts'

const options = [
  { value: 'AU', label: 'Australia' },
  { value: 'CI', label: 'Côte d’Ivoire' },
  { value: 'AE', label: 'United Arab Emirates' },
  { value: 'US', label: 'United States' },
  { value: 'RU', label: 'Russia' },
]
const find = (search: string) =>
  rankOptions({ options, search, limit: Number.POSITIVE_INFINITY }).map((item) =>
    'value' in item ? item.value : '',
  )

it.each([
  ['us', ['US', 'AU', 'RU']],
  ['UNITED S', ['US']],
  ['stat', ['US']],
  ['cote', ['CI']],
  ['', ['AU', 'CI', 'AE', 'US', 'RU']],
  ['xyz', []],
])('finds for %j', (search, found) => {
  expect(find(search)).toEqual(found)
})
