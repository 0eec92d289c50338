import {
  createApplicantIndex,
  type ApplicantIndex,
} from '@laurel/matching/applicants/applicant-index'
import { FACTS } from '@laurel/matching/facts'
import { dayIn } from '../../../days.ts'
import type { NewMatches } from '../../../db/schema/notifications.ts'
import { inTurns } from '../../../in-turns.ts'
import { conflictOf, type Ties } from '../../catalogue/conflicts/ties.ts'
import type { Addressee } from './read-applicants.ts'
import type { Published } from './read-publications.ts'
import type { ToldEarly } from './read-told-early.ts'

/** How many scholarships a notification names. */
const NAMED = 3

/** A part of all applicants, by the day it is where they are: ages are counted on it. */
export type Crowd = Map<string, ApplicantIndex>

/** Adds applicants to a crowd. */
export async function gather(
  crowd: Crowd,
  applicants: readonly Addressee[],
  now: Date,
): Promise<void> {
  await inTurns(applicants, ({ id, timeZone, answers }) => {
    const today = dayIn(timeZone, now)
    const index = crowd.get(today) ?? createApplicantIndex(FACTS)
    crowd.set(today, index)
    index.put(id, answers)
  })
}

type Ranked = Omit<Published, 'criteria'>

/** What was found for an applicant so far: how many, and which are named, the first in front. */
interface Found {
  count: number
  named: Ranked[]
  early: string[]
}

/**
 * Who of a crowd is eligible for which of the scholarships, whatever order those come in; without
 * what an applicant's ties bar them from and what they were told of early.
 */
export async function findAddressees(
  crowd: Crowd,
  pages: AsyncIterable<readonly Published[]>,
  ties: ReadonlyMap<string, Ties>,
  toldEarly: ToldEarly = new Map(),
): Promise<Map<string, NewMatches>> {
  const found = new Map<string, Found>()
  for await (const page of pages)
    await inTurns(eligibleOf(crowd, page), ({ scholarship, applicantIds }) => {
      for (const applicantId of applicantIds) {
        const own = ties.get(applicantId)
        if (own && conflictOf(own, scholarship)) continue
        if (!toldEarly.get(applicantId)?.has(scholarship.id)) note(found, applicantId, scholarship)
      }
    })
  const matches = new Map<string, NewMatches>()
  for (const [applicantId, { count, named, early }] of found) {
    const scholarshipIds = named.map(({ id }) => id)
    matches.set(applicantId, { count, scholarshipIds, ...(early.length > 0 && { early }) })
  }
  return matches
}

interface Eligible {
  scholarship: Ranked
  applicantIds: string[]
}

function* eligibleOf(crowd: Crowd, scholarships: readonly Published[]): Generator<Eligible> {
  for (const [today, index] of crowd)
    for (const { criteria, ...scholarship } of scholarships) {
      const parts = index.match(criteria, today).ids('eligible')
      // Others get their turn also after matches that find nobody.
      yield { scholarship, applicantIds: [] }
      for (const applicantIds of parts) yield { scholarship, applicantIds }
    }
}

function note(found: Map<string, Found>, applicantId: string, scholarship: Ranked): void {
  const ofApplicant = found.get(applicantId) ?? { count: 0, named: [], early: [] }
  found.set(applicantId, ofApplicant)
  ofApplicant.count += 1
  if (scholarship.isEarly) ofApplicant.early.push(scholarship.id)
  const { named } = ofApplicant
  const place = named.findIndex((other) => comesBefore(scholarship, other))
  if (place !== -1) named.splice(place, 0, scholarship)
  else if (named.length < NAMED) named.push(scholarship)
  if (named.length > NAMED) named.pop()
}

/** The highest amounts are named first. */
const comesBefore = (one: Ranked, other: Ranked): boolean =>
  one.amountMaxUsd > other.amountMaxUsd ||
  (one.amountMaxUsd === other.amountMaxUsd && one.id < other.id)
