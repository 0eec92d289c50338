import type { ChangedPassage } from '@laurel/contract/desk-admin'
import { diffArrays } from 'diff'

/** Beyond so many lines that differ it is another page. */
const MOST_CHANGES = 200
const MOST_PASSAGES = 50

/** What differs between two texts of a page, passage by passage; nothing of either is left out. */
export function compareTexts(before: string, after: string): ChangedPassage[] {
  if (before === after) return []
  const changes = diffArrays(linesOf(before), linesOf(after), { maxEditLength: MOST_CHANGES })
  if (!changes) return [{ before, after }]
  const passages: ChangedPassage[] = []
  let isOpen = false
  for (const { added, removed, value } of changes) {
    if (added || removed) {
      const passage = (isOpen ? passages.pop() : undefined) ?? { before: '', after: '' }
      passages.push({ ...passage, [added ? 'after' : 'before']: value.join('\n') })
    }
    isOpen = added || removed
  }
  return passages.length > MOST_PASSAGES ? [{ before, after }] : passages
}

const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'))
