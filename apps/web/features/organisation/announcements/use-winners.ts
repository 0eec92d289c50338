import type { AnswerOf } from '@laurel/contract/define-call'
import {
  announce,
  decideWinners,
  forfeitAward,
  markReached,
  previewAnnouncement,
  readAnnouncement,
  readWinners,
  type Decided,
  type SponsorWords,
  type Winners,
} from '@laurel/contract/announcements'
import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import { showToast } from '../../../ui/toasts/show-toast.ts'
import { chosenIn, type Chosen } from './decision-list.ts'

/** How often the telling is looked at while it goes on. */
const LOOK_MS = 1000

/**
 * What is decided in a round of a scholarship, with those who may be chosen; in the round that waits
 * for a decision, else the one told of last, where none is named.
 */
export function useWinners(id: string, cycle: string | undefined) {
  return useQuery({
    queryKey: keys.roundOf(id, cycle),
    queryFn: ({ signal }) =>
      call(readWinners, {
        params: { id },
        query: cycle === undefined ? {} : { cycle },
        signal,
      }),
    enabled: id !== '',
  })
}

/** The newest that is known of a round, by whichever address it was opened. */
const knownRound = (client: QueryClient, id: string, cycle: string): Winners | undefined =>
  client
    .getQueriesData<Winners>({ queryKey: keys.roundsOf(id) })
    .map(([, winners]) => winners)
    .find((winners) => winners?.cycle === cycle)

const keepRound = (client: QueryClient, id: string, newer: Winners): void => {
  client.setQueriesData<Winners>({ queryKey: keys.roundsOf(id) }, (winners) =>
    winners?.cycle === newer.cycle ? newer : winners,
  )
}

/** Gives up reading a round anew; one that is not known yet is still waited for. */
const stopReading = (client: QueryClient, id: string): Promise<void> =>
  client.cancelQueries({
    queryKey: keys.roundsOf(id),
    predicate: ({ state }) => state.data !== undefined,
  })

/** Those whose name has these words. */
export function useFoundCandidates(id: string, cycle: string, search: string) {
  return useQuery({
    queryKey: keys.candidates(id, cycle, search),
    queryFn: ({ signal }) =>
      call(readWinners, { params: { id }, query: { cycle, search }, signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
}

export interface Conflict {
  mine: readonly Chosen[]
  theirs: Winners
}

/**
 * Saves decisions as they are made, one save after the other. Where somebody else changed them
 * meanwhile, both stand side by side until one is chosen.
 */
export function useDecisions(id: string, winners: Winners) {
  const client = useQueryClient()
  const [conflict, setConflict] = useState<Conflict>()
  const saving = useMutation({
    scope: { id: `decisions-${id}` },
    mutationFn: ({ decisions, version }: { decisions: readonly Chosen[]; version?: string }) =>
      call(decideWinners, {
        params: { id },
        query: { cycle: winners.cycle },
        body: {
          version: version ?? knownRound(client, id, winners.cycle)?.version ?? winners.version,
          decisions: [...decisions],
        },
      }),
    // What was read before it was saved must not arrive after it.
    onMutate: () => stopReading(client, id),
    onSuccess: (saved) => {
      setConflict(undefined)
      keepRound(client, id, saved)
      // Not waited for: it is saved already.
      void client.invalidateQueries({ queryKey: keys.funnelOf(id, winners.cycle) })
      void client.invalidateQueries({ queryKey: keys.announcementPreviews(id) })
    },
    onError: (error, { decisions }) => {
      if (error instanceof CallError && error.code === 'DECISIONS_CHANGED')
        setConflict({ mine: decisions, theirs: error.current as Winners })
      else
        showToast({
          kind: 'error',
          message: 'This was not saved',
          detail: error.message,
          id: 'decisions',
        })
      void client.invalidateQueries({ queryKey: keys.winnersOf(id) })
    },
  })
  return {
    decisions: saving.isPending ? saving.variables.decisions : chosenIn(winners),
    save: (decisions: readonly Chosen[], version?: string) =>
      saving.mutate({ decisions, ...(version !== undefined && { version }) }),
    isSaving: saving.isPending,
    conflict,
    takeTheirs: () => {
      if (conflict) keepRound(client, id, conflict.theirs)
      setConflict(undefined)
    },
  }
}

interface Previewed {
  id: string
  cycle: string
  words: SponsorWords
  outcome: Decided
  offset: number
}

/** The mails of one outcome as they would be written now. */
export function usePreview({ id, cycle, words, outcome, offset }: Previewed) {
  return useQuery({
    queryKey: keys.announcementPreview(id, { cycle, words, outcome, offset }),
    queryFn: ({ signal }) =>
      call(previewAnnouncement, {
        params: { id },
        query: { cycle },
        body: { words, outcome, offset },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Tells everybody; the same press never tells twice. `onTold` comes once the page says so. */
export function useAnnounce(id: string, { cycle, version }: Winners, onTold: () => void) {
  const client = useQueryClient()
  const [onceKey] = useState(() => crypto.randomUUID())
  const readAnew = () => client.invalidateQueries({ queryKey: keys.winnersOf(id) })
  return useMutation({
    mutationFn: (words: SponsorWords) =>
      call(announce, { params: { id }, query: { cycle }, body: { version, words }, onceKey }),
    onSuccess: async (progress) => {
      client.setQueryData(keys.announcementOf(id, cycle), progress)
      await readAnew()
      onTold()
    },
    onError: readAnew,
  })
}

/** How far the telling is, looked at again until everybody is told. */
export function useProgress(id: string, cycle: string) {
  const client = useQueryClient()
  const queryKey = keys.announcementOf(id, cycle)
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const before = client.getQueryData<AnswerOf<typeof readAnnouncement>>(queryKey)?.waiting ?? 0
      const progress = await call(readAnnouncement, { params: { id }, query: { cycle }, signal })
      // Whoever is told counts as decided on, and a winner has a day to answer by.
      if (progress.waiting < before) {
        void client.invalidateQueries({ queryKey: keys.funnelOf(id, cycle) })
        void client.invalidateQueries({ queryKey: keys.roundsOf(id) })
      }
      return progress
    },
    refetchInterval: ({ state: { data } }) => (data && data.waiting === 0 ? false : LOOK_MS),
  })
}

/** Says whether a winner answered. */
export function useReached(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ applicationId, isReached }: { applicationId: string; isReached: boolean }) =>
      call(markReached, { params: { id, applicationId }, body: { isReached } }),
    onSuccess: (winners) => keepRound(client, id, winners),
    onError: ({ message }) =>
      showToast({ kind: 'error', message: 'This was not saved', detail: message, id: 'reached' }),
  })
}

export function useForfeit(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (applicationId: string) => call(forfeitAward, { params: { id, applicationId } }),
    onSuccess: (winners) => keepRound(client, id, winners),
  })
}
