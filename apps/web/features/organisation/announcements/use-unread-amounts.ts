import type { Winners } from '@laurel/contract/announcements'
import { useKeptWords } from '../words/use-kept-words.ts'
import { byApplication, type Chosen } from './decision-list.ts'

/**
 * What was typed as the amount of a winner and is none, by application. It stays until it is put
 * right, also over a reload: whoever typed it did not mean the usual amount.
 */
export function useUnreadAmounts(
  scholarshipId: string,
  { cycle, candidates }: Pick<Winners, 'cycle' | 'candidates'>,
  decisions: readonly Chosen[],
) {
  const ids = candidates.map(({ applicationId }) => applicationId)
  const { words, change } = useKeptWords(`amounts ${scholarshipId} ${cycle}`, ids)
  const chosen = byApplication(decisions)
  const wrong = candidates.filter(
    ({ applicationId }) => chosen.get(applicationId)?.outcome === 'won' && words[applicationId],
  )
  return {
    /** Empty or absent where nothing is wrong. */
    unread: words,
    keep: (applicationId: string, typed: string) => change({ [applicationId]: typed }),
    /** Whose amounts have to be put right before anybody is told. */
    names: wrong.map(({ name }) => name || 'a winner without a name'),
  }
}
