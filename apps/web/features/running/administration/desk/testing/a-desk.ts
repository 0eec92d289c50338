import type { DeskClause, DeskListing, WaitingListing } from '@laurel/contract/desk-admin'
import { expect, vi } from 'vitest'
import { letPass } from '../../../../../testing/let-pass.ts'

export const clause = (id: string, part: Partial<DeskClause> = {}): DeskClause => ({
  id,
  words: `the words of ${id}`,
  textIndex: 0,
  from: 0,
  to: 3,
  confidence: 'unsure',
  why: null,
  state: 'read',
  readCriteria: JSON.stringify({ fact: 'state', in: ['OH'] }),
  criteria: JSON.stringify({ fact: 'state', in: ['OH'] }),
  isAsked: false,
  elsewhere: 0,
  ...part,
})

export const listing = (id: string, clauses: DeskClause[]): DeskListing => ({
  id,
  title: `Award ${id}`,
  sponsor: 'Lake Fund',
  status: 'published',
  known: 'partly',
  heldBack: null,
  url: 'https://lake.example',
  updatedAt: '2026-11-20T12:00:00.000Z',
  texts: [{ kind: 'eligibility', text: 'Must be a resident of Ohio.' }],
  clauses,
  source: null,
  findings: [],
  pairs: [],
  reports: [],
  cautions: [],
  flags: [],
  told: { award: '$500', deadline: '1 March 2027', text: 'One two three' },
})

const waiting = ({ id, title, sponsor, clauses }: DeskListing): WaitingListing => ({
  id,
  title,
  sponsor,
  unsure: clauses.length,
  unread: 0,
  heldBack: null,
  isChanged: false,
  isDead: false,
  alike: 0,
  reports: 0,
  viewers: 0,
})

export const LISTINGS = [
  listing('one', [
    clause('a', { confidence: 'certain' }),
    clause('b', { elsewhere: 23 }),
    clause('c'),
  ]),
  listing('two', [clause('d')]),
]

interface Sent {
  path: string
  body: Record<string, unknown>
}

/** A server that answers every question; what it is told waits until it is let through. */
export function aDesk(listings = LISTINGS, slowId = '') {
  const arrival = Promise.withResolvers<void>()
  const sent: Sent[] = []
  const waitingAnswers: ((response: Response) => void)[] = []
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    const path = new URL(url, location.origin).pathname.replace('/api/v1/admin/desk', '')
    if (request.method === 'POST') {
      const body = typeof request.body === 'string' ? JSON.parse(request.body) : {}
      sent.push({ path, body })
      return new Promise<Response>((resolve) => void waitingAnswers.push(resolve))
    }
    if (path === `/listings/${slowId}`) await arrival.promise
    const one = listings.find(({ id }) => path === `/listings/${id}`)
    const counts = {
      unsure: 2,
      unread: 0,
      changed: 0,
      dead: 0,
      alike: 0,
      reports: 0,
      heldBack: 0,
      merges: 0,
    }
    const queue = { total: 2, listings: listings.map(waiting), waiting: counts, doneToday: 0 }
    return Response.json({ data: one ?? queue })
  })
  const answer = async (response: () => Response) => {
    await expect.poll(() => waitingAnswers.length).toBeGreaterThan(0)
    await letPass(() => waitingAnswers.shift()?.(response()))
  }
  return {
    sent,
    bring: () => letPass(() => arrival.resolve()),
    let: () => answer(() => Response.json({ data: { clauses: 1, listings: 1 } })),
    refuse: () =>
      answer(() =>
        Response.json(
          { error: { code: 'NOT_FOUND', description: 'It is gone.' } },
          { status: 404 },
        ),
      ),
  }
}
