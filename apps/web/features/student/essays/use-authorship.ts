import { readAuthorship } from '@laurel/contract/essay-record'
import { htmlToText } from '@laurel/contract/essay-text'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import type { EssayTask } from './essay-task.ts'

/** A text on its way to the server arrives within this, as a rule. */
const AGAIN_MS = 2000

/** Who wrote what of an essay, as it was last saved; until that is the text at hand, asked again. */
export function useAuthorship({ scholarshipId: id, requirement }: EssayTask, presentHtml: string) {
  const text = htmlToText(presentHtml)
  const query = useQuery({
    queryKey: [...keys.versions(id, requirement.id), 'authors'],
    queryFn: ({ signal }) =>
      call(readAuthorship, { params: { id, requirementId: requirement.id }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data && textOf(state.data) !== text ? AGAIN_MS : false),
  })
  return { ...query, isBehind: query.data !== undefined && textOf(query.data) !== text }
}

const textOf = ({ stretches }: { stretches: readonly { text: string }[] }): string =>
  stretches.map(({ text }) => text).join('')
