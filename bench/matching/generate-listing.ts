import type { Clause, HardClause } from '@laurel/matching/criteria'
import type { Listing } from '@laurel/matching/listing'
import { someConditions } from './generate-clauses.ts'
import { randomAt, type Random } from './random.ts'
import { aCollege, aField, aState } from './vocabulary.ts'

/** The instant every run happens at, so that the same seed is always the same catalogue. */
export const NOW_MS = Date.UTC(2026, 10, 22, 12)
export const TODAY = '2026-11-22'

const DAY_MS = 86_400_000
const QUESTIONS = [
  'Are you a member of the sponsoring club?',
  'Will you attend the award ceremony?',
  'Have you completed the required hours of service?',
  'Is a relative of yours employed by the foundation?',
]

export type Size = { readonly seed: number; readonly count: number }

/** So many arrive at one instant, as imports do. */
const TOGETHER = 4
const YEARS_SECONDS = 3 * 365 * 86_400

/** A whole catalogue in the order in which a server reads it: by arrival, then id. */
export function* listingsOf(size: Size): Generator<Listing> {
  for (let from = 0; from < size.count; from += TOGETHER) {
    const together = Array.from({ length: Math.min(TOGETHER, size.count - from) }, (_, n) =>
      listingAt(size, from + n),
    )
    yield* together.sort((a, b) => (a.id < b.id ? -1 : 1))
  }
}

/** The scholarship in one place of a catalogue. */
export function listingAt({ seed, count }: Size, position: number): Listing {
  const random = randomAt(seed, position)
  const groups = Math.ceil(count / TOGETHER)
  const age = ((groups - Math.floor(position / TOGETHER)) / groups) * YEARS_SECONDS
  const { fieldIds, effortMinutes } = makeWork(random)
  return {
    id: random.uuid(),
    criteria: { all: makeClauses(random) },
    createdAtMs: NOW_MS - Math.ceil(age) * 1000,
    ...makeTimes(random),
    amountUsd: random.chance(0.08) ? null : roundUsd(Math.exp(7.3 + 1.1 * random.normal())),
    effortMinutes,
    fieldIds,
    delivery: random.chance(0.4) ? 'provider' : 'laurel',
    known: 'stated',
  }
}

function makeClauses(random: Random): Clause[] {
  const clauses: Clause[] = someConditions(random)
  if (random.chance(0.06)) clauses.push(aWayIn(random))
  if (random.chance(0.04)) clauses.push(anExclusion(random))
  if (random.chance(0.08)) clauses.push({ attest: random.pick(QUESTIONS) })
  if (random.chance(0.05)) clauses.push({ ...aPreference(random), soft: true })
  return clauses
}

/** Several ways in: from here or schooled here, at or towards a college, need or first generation. */
function aWayIn(random: Random): HardClause {
  const kind = random.next()
  if (kind < 0.5) {
    const here = [aState(random)]
    return {
      any: [
        { fact: 'state', in: here },
        { fact: 'highSchoolState', in: here },
      ],
    }
  }
  if (kind < 0.75) {
    const there = [aCollege(random)]
    return {
      any: [
        { fact: 'college', in: there },
        { fact: 'interestedColleges', in: there },
      ],
    }
  }
  if (kind < 0.85) {
    return {
      any: [
        { fact: 'firstGeneration', is: true },
        { fact: 'financialNeed', is: true },
      ],
    }
  }
  const isHighSchool: HardClause = { fact: 'schoolLevel', in: ['high_school'] }
  return {
    any: [
      { all: [isHighSchool, { fact: 'gpa', gte: 3 }] },
      { all: [{ not: isHighSchool }, { fact: 'enrolledInCollege', is: true }] },
      { fact: 'militaryAffiliation', relation: 'parent', in: ['any_military'] },
    ],
  }
}

function anExclusion(random: Random): HardClause {
  const kind = random.next()
  if (kind < 0.35) return { not: { fact: 'citizenship', in: ['international'] } }
  if (kind < 0.6) return { fact: 'schoolLevel', notIn: ['graduate', 'adult'] }
  if (kind < 0.8) return { fact: 'state', notIn: [aState(random), aState(random)] }
  if (kind < 0.9) return { fact: 'collegeType', notIn: ['community_college'] }
  return { not: { fact: 'fieldOfStudy', in: [aField(random)] } }
}

function aPreference(random: Random): HardClause {
  const kind = random.next()
  if (kind < 0.4) return { fact: 'financialNeed', is: true }
  if (kind < 0.6) return { fact: 'firstGeneration', is: true }
  if (kind < 0.8) return { fact: 'state', in: [aState(random)] }
  return { fact: 'fieldOfStudy', in: [aField(random)] }
}

/** A fifth stays open for ever, a tenth is over, one in sixteen has not begun. */
function makeTimes(random: Random): Pick<Listing, 'opensAtMs' | 'closesAtMs'> {
  const kind = random.next()
  const inDays = (from: number, to: number) => NOW_MS + random.between(from, to) * DAY_MS - 1
  if (kind < 0.2) return { opensAtMs: null, closesAtMs: null }
  if (kind < 0.3) return { opensAtMs: null, closesAtMs: inDays(-200, 0) }
  if (kind < 0.36) return { opensAtMs: inDays(5, 90), closesAtMs: inDays(100, 300) }
  return { opensAtMs: null, closesAtMs: inDays(1, 300) }
}

/** Nothing asked 30 %, a CV alone 10 %, else questions of its own, some with the CV. */
function makeWork(random: Random): Pick<Listing, 'fieldIds' | 'effortMinutes'> {
  const kind = random.next()
  if (kind < 0.3) return { fieldIds: [], effortMinutes: 5 }
  if (kind < 0.4) return { fieldIds: ['cv'], effortMinutes: 10 }
  const own = Array.from({ length: random.between(1, 3) }, () => random.uuid())
  const effortMinutes = random.pick([30, 45, 60, 90, 120, 150, 180, 240])
  return { fieldIds: random.chance(0.3) ? ['cv', ...own] : own, effortMinutes }
}

function roundUsd(amount: number): number {
  const step = amount < 1000 ? 50 : amount < 10_000 ? 500 : 1000
  return Math.max(100, Math.round(amount / step) * step)
}
