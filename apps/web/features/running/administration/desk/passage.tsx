import type { ChangedPassage } from '@laurel/contract/desk-admin'
import { wordChanges } from '../../../student/essays/word-changes.ts'

/** Two texts as one, with what went and what came. */
export function Passage({ passage: { before, after } }: { passage: ChangedPassage }) {
  const changes = before === '' || after === '' ? undefined : wordChanges(before, after)
  if (!changes)
    return (
      <>
        {before !== '' && <del>{before}</del>}
        {after !== '' && <ins>{after}</ins>}
      </>
    )
  return changes.map(({ kind, text }, at) => {
    if (kind === 'same') return text
    return kind === 'added' ? <ins key={at}>{text}</ins> : <del key={at}>{text}</del>
  })
}
