import type { ListedScholarship, Match } from '@laurel/contract/scholarship-shapes'
import type { MatchExplanation } from '@laurel/contract/scholarship-shapes'
import { type QueryClient, type QueryKey } from '@tanstack/react-query'
import { keys } from '../../../api/keys.ts'
import { todayHere } from '../../../clock.ts'
import type { ListQuery } from '../listings/eligible-query.ts'
import { readEligible } from '../listings/use-lists.ts'
import { applyAnswer, type GivenAnswer } from './apply-answer.ts'
import { keepPlace } from './keep-place.ts'

type Rows = readonly ListedScholarship[]

/** The reading that follows the newest answer. One that is stopped shows nothing any more. */
const readings = new WeakMap<QueryClient, AbortController>()

/** Shows an answer in every list and detail that is loaded; what it was before, to go back to. */
export function showAnswer(
  client: QueryClient,
  answer: GivenAnswer,
  scholarshipId: string | undefined,
): () => void {
  const filter = { predicate: ({ queryKey }: { queryKey: QueryKey }) => isOfMatches(queryKey) }
  const before = client.getQueriesData(filter)
  // What is on its way knows nothing of the answer yet.
  readings.get(client)?.abort()
  void client.cancelQueries(filter)
  const change = <Row extends ListedScholarship>(row: Row): Row =>
    afterAnswer(row, answer, scholarshipId) ?? row
  client.setQueriesData<Rows | object>({ queryKey: keys.lists }, (data) =>
    Array.isArray(data) ? (data as Rows).map(change) : data,
  )
  client.setQueriesData<ListedScholarship | MatchExplanation>({ queryKey: keys.details }, (data) =>
    data && 'match' in data ? change(data) : data,
  )
  return () => {
    before.forEach(([key, data]) => client.setQueryData(key, data))
    // What was on its way was cancelled and may never have come.
    void client.invalidateQueries(filter)
  }
}

const isOfMatches = ([first]: QueryKey) => first === keys.lists[0] || first === keys.details[0]

/** A row with what the answer makes of it; undefined when the server alone can tell. */
function afterAnswer<Row extends { id: string; match?: Match | undefined }>(
  row: Row,
  answer: GivenAnswer | undefined,
  scholarshipId: string | undefined,
): Row | undefined {
  if (!answer || !row.match) return undefined
  // A sponsor's own question is answered for its scholarship alone.
  if ('attest' in answer.question && row.id !== scholarshipId) return row
  return { ...row, match: applyAnswer(row.match, answer, todayHere()) }
}

/** Everything an answer decides, fresh; the lists in view keep their rows in their places. */
export async function refreshInPlace(
  client: QueryClient,
  answer: GivenAnswer | undefined,
  scholarshipId: string | undefined,
): Promise<void> {
  readings.get(client)?.abort()
  const reading = new AbortController()
  readings.set(client, reading)
  const shown = client.getQueriesData<Rows>({ queryKey: keys.eligibleLists, type: 'active' })
  const inView = new Set(shown.map(([key]) => JSON.stringify(key)))
  await Promise.all([
    ...shown.map(([key, rows = []]) => {
      const keep = (fresh: Rows): Rows =>
        keepPlace(rows, fresh, (row) => afterAnswer(row, answer, scholarshipId))
      return refreshList(client, key, keep, reading.signal)
    }),
    client.invalidateQueries({
      queryKey: keys.lists,
      predicate: ({ queryKey }) => !inView.has(JSON.stringify(queryKey)),
    }),
    client.invalidateQueries({ queryKey: keys.details }),
    client.invalidateQueries({ queryKey: keys.profile }),
  ])
}

async function refreshList(
  client: QueryClient,
  key: QueryKey,
  keep: (fresh: Rows) => Rows,
  signal: AbortSignal,
): Promise<void> {
  const only = { queryKey: key, exact: true }
  // Begun before the answer was saved, it may come after what is read now.
  void client.cancelQueries(only)
  const fresh = await readEligible(key[2] as ListQuery, signal).catch(() => undefined)
  if (signal.aborted) return
  if (fresh === undefined) return client.invalidateQueries(only)
  client.setQueryData<Rows>(key, keep(fresh))
}
