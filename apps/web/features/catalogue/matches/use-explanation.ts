import { explainMatch } from '@laurel/contract/scholarships'
import type { Match } from '@laurel/contract/scholarship-shapes'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import type { OpenQuestion } from '@laurel/contract/words/open-question'

interface Explanation {
  match: Match
  /** The fewest questions that can make it eligible; undefined until they are known. */
  needed: OpenQuestion[] | undefined
}

/** Why a scholarship fits or not. Until the server has said it anew, what came with the scholarship. */
export function useExplanation(id: string, match: Match): Explanation {
  const { data } = useQuery({
    queryKey: keys.explanation(id),
    queryFn: ({ signal }) => call(explainMatch, { params: { id }, signal }),
    enabled: match.verdict !== 'eligible',
  })
  // An answer changes the match at once; the explanation follows.
  if (data?.verdict !== match.verdict || match.verdict === 'eligible')
    return { match, needed: undefined }
  const { verdict, known, clauses, needed } = data
  return {
    match: {
      verdict,
      known,
      reasons: clauses.filter(({ result }) => result !== 'unknown'),
      unknown: clauses.filter(({ result }) => result === 'unknown'),
    },
    needed: needed as OpenQuestion[],
  }
}
