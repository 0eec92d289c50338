import {
  createApplicantIndex,
  type ApplicantIndex,
} from '@laurel/matching/applicants/applicant-index'
import type { Criteria } from '@laurel/matching/criteria'
import { FACTS } from '@laurel/matching/facts'
import { dayIn } from '../../days.ts'
import type { NewMatches } from '../../db/schema/notifications.ts'
import { inTurns } from '../matches/in-turns.ts'
import type { Addressee } from './read-applicants.ts'

/** How many scholarships a notification names. */
const NAMED = 3

export interface Published {
  id: string
  criteria: Criteria
}

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

/** Who of a crowd is eligible for which of the scholarships, those to be named first in front. */
export async function findAddressees(
  crowd: Crowd,
  scholarships: readonly Published[],
): Promise<Map<string, NewMatches>> {
  const found = new Map<string, NewMatches>()
  await inTurns(eligibleOf(crowd, scholarships), ({ id, applicantIds }) => {
    for (const applicantId of applicantIds) note(found, applicantId, id)
  })
  return found
}

interface Eligible {
  /** Of the scholarship. */
  id: string
  applicantIds: string[]
}

function* eligibleOf(crowd: Crowd, scholarships: readonly Published[]): Generator<Eligible> {
  for (const [today, index] of crowd)
    for (const { id, criteria } of scholarships) {
      const parts = index.match(criteria, today).ids('eligible')
      // Others get their turn also after matches that find nobody.
      yield { id, applicantIds: [] }
      for (const applicantIds of parts) yield { id, applicantIds }
    }
}

function note(found: Map<string, NewMatches>, applicantId: string, scholarshipId: string): void {
  const matches = found.get(applicantId) ?? { count: 0, scholarshipIds: [] }
  matches.count += 1
  if (matches.scholarshipIds.length < NAMED) matches.scholarshipIds.push(scholarshipId)
  found.set(applicantId, matches)
}
