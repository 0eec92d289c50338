import type { DeskClause, DeskKind, DeskListing, WaitingListing } from '@laurel/contract/desk-admin'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isSoft, readClause, withSoft } from '@laurel/contract/words/clause-words'
import { type DeskAct, useDeskKeys } from './desk-keys.ts'
import { beside, countOpen, firstClause, nextOpen } from './desk-moves.ts'
import {
  deskListing,
  type FindingAct,
  type PairAct,
  useFindingSettlement,
  usePairSettlement,
  useSettlement,
  type Verdict,
} from './use-desk.ts'
import { useDecisions } from './use-decisions.ts'

interface Needs {
  kind: DeskKind
  listings: readonly WaitingListing[]
  /** With those of the batches to come. */
  total: number
  areKeysOn: boolean
  onHelp: () => void
  /** Keeps the focus while a listing comes. */
  pane: RefObject<HTMLDivElement | null>
}

/** What was chosen for a clause, before it is accepted. */
interface Choice {
  clauseId?: string | undefined
  isNice?: boolean
  isHere?: boolean
}

/** Of the button after the last listing. */
export const MORE_ID = 'desk-more'

export const rowIdOf = (clauseId: string): string => `clause-${clauseId}`

/** Everything that is done at the desk, by key or by mouse, and where one stands. */
export function useDeskWork({ kind, listings, total, areKeysOn, onHelp, pane }: Needs) {
  const [listingId, setListingId] = useState(listings[0]?.id)
  const [chosenId, setChosenId] = useState<string>()
  const [choice, setChoice] = useState<Choice>({})
  const [editing, setEditing] = useState<{ clauseId: string; isQuestion: boolean }>()
  const [doneIds, setDoneIds] = useState<ReadonlySet<string>>(new Set())
  /** After a decision one goes past listings that are decided meanwhile, as by that one. */
  const [isPassing, setPassing] = useState(false)
  /** Of a listing whose last clause was decided: the next one is shown already. */
  const [finishedTitle, setFinishedTitle] = useState<string>()
  const decisions = useDecisions()
  const settlement = useSettlement()
  const finding = useFindingSettlement()
  const pairing = usePairSettlement()
  /** The pair that is looked at side by side. */
  const [comparedId, setComparedId] = useState<string>()
  const { data: listing } = useQuery({
    ...deskListing(listingId ?? ''),
    enabled: listingId !== undefined,
  })
  const clauses = listing?.clauses ?? []
  const current =
    clauses.find(({ id }) => id === chosenId) ??
    clauses.find(({ id }) => id === firstClause(clauses))
  const clauseId = current?.id

  const hasMoved = useRef(false)

  const goToListing = (id: string | undefined, passing = false) => {
    hasMoved.current = true
    setPassing(passing)
    setListingId(id)
    setChosenId(undefined)
    setChoice({})
  }
  const goToClause = (id: string | undefined) => {
    if (id === undefined) return
    hasMoved.current = true
    setChosenId(id)
  }
  const stepListing = (step: 1 | -1, passing = false) => {
    const at = listings.findIndex(({ id }) => id === listingId)
    const to = listingId === undefined ? listings.length - 1 : at + step
    if (to >= 0) goToListing(listings[to]?.id, passing)
  }
  /** After a decision: on to what waits, in this listing, then in the next. */
  const goOn = (from: DeskListing, decidedId: string) => {
    const left = from.clauses.map((clause) =>
      clause.id === decidedId ? { ...clause, state: 'confirmed' as const } : clause,
    )
    if (countOpen(left) === 0) {
      setDoneIds(new Set([...doneIds, from.id]))
      setFinishedTitle(from.title)
      if (isOfClauses(kind)) return stepListing(1, true)
    }
    goToClause(nextOpen(left, decidedId))
  }
  const decide = (verdict: 'accept' | 'edit' | 'reject', criteria?: string) => {
    if (!listing || !current) return
    const isEverywhere = current.elsewhere > 0 && !(isChoiceOf(choice, current) && choice.isHere)
    const chosen = verdict === 'accept' ? softened(current, choice) : criteria
    decisions.decide(
      {
        id: crypto.randomUUID(),
        listingId: listing.id,
        clauseId: current.id,
        verdict: chosen === undefined ? verdict : 'edit',
        ...(chosen !== undefined && { criteria: chosen }),
        isEverywhere,
      },
      current,
    )
    setEditing(undefined)
    setChoice({})
    goOn(listing, current.id)
  }
  const openEdit = (isQuestion = false) => {
    if (clauseId !== undefined) setEditing({ clauseId, isQuestion })
  }
  /** A sentence that was never put as a question is worded by a person first. */
  const accept = () =>
    current?.confidence === 'unread' && !current.isAsked ? openEdit(true) : decide('accept')
  const undo = () => {
    const back = decisions.undo()
    if (!back) return
    setFinishedTitle(undefined)
    setDoneIds(new Set([...doneIds].filter((id) => id !== back.listingId)))
    hasMoved.current = true
    setListingId(back.listingId)
    setChosenId(back.clauseId)
    setChoice({})
  }
  const choose = (part: Choice) =>
    setChoice({ ...(isChoiceOf(choice, current) ? choice : {}), ...part, clauseId })
  const settle = (verdict: Verdict) => {
    if (listingId === undefined) return
    settlement.mutate({ listingId, verdict })
    const others = [...doneIds].filter((id) => id !== listingId)
    setDoneIds(new Set(verdict === 'wait' ? others : [...others, listingId]))
  }

  /** What is not about clauses is done when nothing of its kind is left; then comes the next listing. */
  const finish = (from: DeskListing, isLeft: boolean) => {
    if (isLeft || isOfClauses(kind)) return
    setDoneIds(new Set([...doneIds, from.id]))
    stepListing(1)
  }
  const decidePair = (verdict: PairAct['verdict'], pairId = listing?.pairs[0]?.id) => {
    if (!listing || pairId === undefined || pairing.isPending) return
    setComparedId(undefined)
    pairing.mutate(
      { listingId: listing.id, pairId, verdict },
      { onSuccess: () => finish(listing, kind !== 'alike' || listing.pairs.length > 1) },
    )
  }
  const lookAt = (act: Omit<FindingAct, 'listingId'>) => {
    if (!listing) return
    const rest = listing.findings.filter(({ id }) => id !== act.findingId)
    finding.mutate(
      { ...act, listingId: listing.id },
      {
        onSuccess: () => {
          const isOne = kind === 'changed' || kind === 'dead'
          finish(listing, !isOne || rest.some((each) => each.kind === kind))
        },
      },
    )
  }

  const passBy = useEffectEvent(() => {
    if (!isPassing || !isOfClauses(kind) || !listing || countOpen(listing.clauses) > 0) return
    setDoneIds(new Set([...doneIds, listing.id]))
    stepListing(1, true)
  })
  useEffect(() => passBy(), [listing])
  useFocus(clauseId, listingId, { pane, hasMoved })
  usePrefetch(listings, listingId)

  const acts: Readonly<Record<DeskAct, () => void>> = {
    next: () => goToClause(beside(clauses, clauseId, 1)),
    before: () => goToClause(beside(clauses, clauseId, -1)),
    nextListing: () => stepListing(1),
    listingBefore: () => stepListing(-1),
    accept,
    reject: () => decide('reject'),
    edit: openEdit,
    must: () => choose({ isNice: false }),
    nice: () => choose({ isNice: true }),
    undo,
    looked: () => {
      const changed = listing?.findings.find((each) => each.kind === 'changed')
      if (changed && !finding.isPending) lookAt({ findingId: changed.id, act: 'seen' })
    },
    compare: () => setComparedId(listing?.pairs[0]?.id),
    merge: () => decidePair('same'),
    apart: () => decidePair('different'),
    publish: () => {
      if (listing?.status === 'draft' && listing.heldBack !== null) settle('publish')
    },
    help: onHelp,
  }
  useDeskKeys(areKeysOn, (act) => acts[act]())

  return {
    listingId,
    clauseId,
    doneIds,
    finishedTitle,
    position: { at: listings.findIndex(({ id }) => id === listingId) + 1, of: total },
    choice: isChoiceOf(choice, current) ? choice : {},
    choose,
    edited: editing && clauses.find(({ id }) => id === editing.clauseId),
    isQuestion: editing?.isQuestion ?? false,
    openEdit,
    closeEdit: () => setEditing(undefined),
    accept,
    edit: (criteria: string) => decide('edit', criteria),
    decide,
    undo,
    canUndo: decisions.count > 0,
    goToListing,
    goToClause,
    stepListing,
    settle,
    settlement,
    lookAt,
    finding,
    decidePair,
    pairing,
    compared: listing?.pairs.find(({ id }) => id === comparedId),
    compare: setComparedId,
  }
}

export type DeskWork = ReturnType<typeof useDeskWork>

/** Whether listings of a kind are done when their clauses are decided. */
const isOfClauses = (kind: DeskKind): boolean => kind === 'unsure' || kind === 'unread'

const isChoiceOf = (choice: Choice, clause: DeskClause | undefined): boolean =>
  clause !== undefined && choice.clauseId === clause.id

/** The clause with what was chosen of must or nice; undefined where that is what was read. */
function softened(clause: DeskClause, choice: Choice): string | undefined {
  if (!isChoiceOf(choice, clause) || choice.isNice === undefined) return undefined
  const read = readClause(clause.readCriteria)
  return isSoft(read) === choice.isNice ? undefined : JSON.stringify(withSoft(read, choice.isNice))
}

interface Focusing extends Pick<Needs, 'pane'> {
  /** Whoever comes to the page begins at its heading. */
  hasMoved: RefObject<boolean>
}

/** The focus follows where one stands: on the clause, and while that comes, beside it. */
function useFocus(
  clauseId: string | undefined,
  listingId: string | undefined,
  { pane, hasMoved }: Focusing,
): void {
  const follow = useEffectEvent(() => {
    if (!hasMoved.current || document.querySelector('dialog[open]')) return
    const row = document.getElementById(clauseId === undefined ? MORE_ID : rowIdOf(clauseId))
    const target = row ?? pane.current
    target?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => follow(), [clauseId, listingId])
}

/** The next listing is there before it is asked for. */
function usePrefetch(listings: readonly WaitingListing[], listingId: string | undefined): void {
  const client = useQueryClient()
  const at = listings.findIndex(({ id }) => id === listingId)
  const nextId = listings[at + 1]?.id
  useEffect(() => {
    if (nextId !== undefined) void client.prefetchQuery(deskListing(nextId))
  }, [client, nextId])
}
