import { NOT_MET, UNKNOWN } from '../compile-criteria.ts'
import type { Student } from '../prepare-answers.ts'
import type { Catalogue } from './catalogue.ts'
import { waitingForWays, waitingSlots } from './find-waiting.ts'
import { EMPTY, LAST, LEAF_MASK } from './leaf-lists.ts'
import type { Leaves } from './leaves.ts'
import type { MatchQuery } from './match-query.ts'
import { runQuery, type QueryRoom } from './run-query.ts'
import type { Segment } from './segment.ts'
import { createStudentTruths, type StudentTruths } from './student-truths.ts'
import { createUnlockGroups, type Unlock, type UnlockGroups } from './unlock-groups.ts'

export type UnlockQuery = Pick<MatchQuery, 'answers' | 'attested' | 'nowMs' | 'today' | 'excluded'>

/**
 * What each unanswered question of the profile opens: the scholarships that wait for nothing else.
 * Yields now and then so that the caller can do other things in between, queries included; a change
 * meanwhile may be counted or not.
 */
export function* findUnlocks(
  catalogue: Catalogue,
  student: Student,
  asked: UnlockQuery,
  room: QueryRoom,
): Generator<undefined, Unlock[]> {
  runQuery(catalogue, student, { ...asked, filters: {} }, room)
  const waiting = [...waitingSlots(catalogue.main, room.result, student, room)]
  const waitingWays = waitingForWays(catalogue, student, room)
  const isWaiting = (slot: number) => room.result.truthOf(slot) === UNKNOWN
  const intricate = [...catalogue.intricate].filter(([slot]) => isWaiting(slot))
  const attested = attestedTruths(catalogue, student, asked)
  const waitingAttested = [...attested].filter(([slot]) => isWaiting(slot))
  // From here on the room is not read any more.
  const groups = createUnlockGroups(catalogue, student)
  const truths = createStudentTruths(catalogue.leaves, student)
  const { main, ways } = catalogue
  const others = yield* countSingle(catalogue, waiting, attested, truths, groups)
  for (const slot of others) groups.add(slot, [openLeaves(main, slot, truths)])
  for (const [slot, own] of waitingAttested)
    if (ways.has(slot)) groups.add(slot, openWays(catalogue, slot, own))
    else if (!catalogue.intricate.has(slot)) groups.add(slot, [openLeaves(main, slot, own)])
  let added = 0
  for (const [slot, possible] of waitingWays) {
    if (!attested.has(slot)) groups.add(slot, openIn(catalogue, possible, truths))
    added += 1
    if (added % SLOTS_IN_A_STEP === 0) yield
  }
  for (const [slot, criteria] of intricate)
    groups.addIntricate(slot, criteria, (attested.get(slot) ?? truths).student)
  return yield* groups.unlocks()
}

/** Well under a millisecond's worth. */
const SLOTS_IN_A_STEP = 500

/** Where a student answered a scholarship's own questions, those answers count for it alone. */
function attestedTruths(
  { ids, leaves }: Catalogue,
  student: Student,
  { attested = {} }: UnlockQuery,
): ReadonlyMap<number, StudentTruths> {
  const own = new Map<number, StudentTruths>()
  for (const [id, said] of Object.entries(attested)) {
    const slot = ids.slotOf(id)
    if (slot !== undefined)
      own.set(slot, createStudentTruths(leaves, { ...student, attested: said }))
  }
  return own
}

/** Counts the scholarships that wait for one demand only, nearly all; gives back others not apart. */
function* countSingle(
  { main, columns, intricate }: Catalogue,
  waiting: Iterable<Uint32Array>,
  apart: Pick<ReadonlyMap<number, unknown>, 'has'>,
  truths: StudentTruths,
  groups: UnlockGroups,
): Generator<undefined, number[]> {
  const { leaves } = main
  const usd = Float64Array.from(columns.amountUsd.values, (value) =>
    value === Infinity ? 0 : value,
  )
  const scholarships = new Uint32Array(leaves.size)
  const amountUsd = new Float64Array(leaves.size)
  const waits = waitsByDimension(leaves, truths)
  const waitedFor: number[] = []
  const others: number[] = []
  for (const slots of waiting) {
    yield
    const { codes } = columns.amountUsd
    for (const slot of slots) {
      if (intricate.has(slot) || apart.has(slot)) continue
      const open = onlyOpenLeaf(main, slot, waits, truths)
      if (open === SEVERAL) others.push(slot)
      else {
        if (scholarships[open] === 0) waitedFor.push(open)
        scholarships[open] = (scholarships[open] ?? 0) + 1
        amountUsd[open] = (amountUsd[open] ?? 0) + (usd[codes[slot] ?? 0] ?? 0)
      }
    }
  }
  // In the order of the catalogue, as ways are.
  for (const [index, leaf] of Uint32Array.from(waitedFor).sort().entries()) {
    groups.addMany(leaf, {
      scholarships: scholarships[leaf] ?? 0,
      amountUsd: amountUsd[leaf] ?? 0,
    })
    if (index % SLOTS_IN_A_STEP === 0) yield
  }
  return others
}

const SEVERAL = -1

/** Whether a possible scholarship waits for demands in a dimension: it meets those that are decided. */
const DECIDED = 0
const WAITS = 1
/** It depends on the demand: the student is undecided, or it is a question of the scholarship. */
const DEPENDS = 2

const waitsByDimension = ({ dimensions }: Leaves, truths: StudentTruths): Uint8Array =>
  Uint8Array.from(dimensions, ({ answerKey, openOption }, id) => {
    if (truths.ofDimension(id) === UNKNOWN) return WAITS
    if (answerKey === null) return DEPENDS
    const { comparable = [] } = truths.student.answers.get(answerKey) ?? {}
    return openOption !== undefined && comparable.includes(openOption) ? DEPENDS : DECIDED
  })

/** The one leaf of a slot that is unknown; SEVERAL for none or more. */
function onlyOpenLeaf(
  { leafLists: { starts, words }, leaves: { dimensionIds } }: Segment,
  slot: number,
  waits: Uint8Array,
  truths: StudentTruths,
): number {
  let at = starts[slot] ?? 0
  let open = SEVERAL
  for (let word = words[at] ?? EMPTY; word !== EMPTY; word = words[at] ?? EMPTY) {
    const id = word & LEAF_MASK
    const wait = waits[dimensionIds[id] ?? 0] ?? WAITS
    if (wait === WAITS || (wait === DEPENDS && truths.ofLeaf(id) === UNKNOWN)) {
      if (open !== SEVERAL) return SEVERAL
      open = id
    }
    if (word >= LAST) return open
    at += 1
  }
  return open
}

function openLeaves({ leafLists }: Segment, slot: number, truths: StudentTruths): number[] {
  const open: number[] = []
  leafLists.every(slot, (id) => {
    if (truths.ofLeaf(id) === UNKNOWN) open.push(id)
    return true
  })
  return open
}

const openIn = ({ ways }: Catalogue, possible: readonly number[], truths: StudentTruths) =>
  possible.map((way) => openLeaves(ways.segment, way, truths))

function openWays(catalogue: Catalogue, slot: number, truths: StudentTruths): number[][] {
  const { ways } = catalogue
  const possible = ways
    .waysOf(slot)
    .filter((way) => truths.ofSlot(ways.segment.leafLists, way) !== NOT_MET)
  return openIn(catalogue, possible, truths)
}
