import type { App } from '../../../app-context.ts'
import { gather, type Crowd } from './find-addressees.ts'
import { readApplicants } from './read-applicants.ts'

/** Applicants that are matched together, and their ids in ascending order. */
export interface Gathered {
  crowd: Crowd
  ids: string[]
}

/** Everybody after one applicant, or those who subscribe at an instant, in crowds of at least this size. */
export async function* readCrowds(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  size: number,
  { after = null, subscribedAt }: { after?: string | null; subscribedAt?: Date },
): AsyncGenerator<Gathered> {
  let [crowd, ids]: [Crowd, string[]] = [new Map(), []]
  for await (const page of readApplicants(db, after, size, subscribedAt)) {
    await gather(crowd, page, clock.now())
    ids.push(...page.map(({ id }) => id))
    if (ids.length < size) continue
    yield { crowd, ids }
    ;[crowd, ids] = [new Map(), []]
  }
  if (ids.length > 0) yield { crowd, ids }
}
