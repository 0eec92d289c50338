import { helpTopics } from '@laurel/contract/help-topics'
import { expect, it } from 'vitest'
import { searchTopics } from './search-topics.ts'

const topics = helpTopics('Laurel')
const idsOf = (search: string) => searchTopics(topics, search).map(({ id }) => id)

it.each([
  ['delete account', 'export-delete'],
  ['MOTHER', 'family'],
  ['remind', 'deadlines'],
  ['résumé', 'bulk'],
])('%s finds %s', (search, id) => {
  expect(idsOf(search)).toContain(id)
})

it('shows everything until something is looked for', () => {
  expect(idsOf('  ')).toHaveLength(topics.length)
  expect(idsOf('?!')).toHaveLength(topics.length)
})

it('finds nothing for words that stand nowhere', () => {
  expect(idsOf('delete zeppelin')).toEqual([])
})
