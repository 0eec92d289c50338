import { GUEST_NAME, addSupport, type OwnSupportRequest } from '@laurel/contract/support'
import { randomUUID } from 'node:crypto'
import type { App } from '../../../app-context.ts'
import { supportRequests } from '../../../db/schema/support.ts'
import { commitOnce, hashOf, type OnceKey } from '../../../http/idempotency.ts'
import { networkOf } from '../../../http/network-of.ts'
import { idempotencyKeyOf, onceKeyOf, type Asked } from '../../../http/serve.ts'
import { parseRequest, type ParsedRequest } from './parse-request.ts'
import { findReported, readAsker, toOwnRequest } from './queries.ts'

type Needs = Pick<App, 'db' | 'clock' | 'limits'>
type AskedSupport = Asked<typeof addSupport>

/** Takes a request into the queue; the same key takes it in once. */
export const addRequest = (app: Needs, asked: AskedSupport): Promise<OwnSupportRequest> =>
  takeRequest(app, asked, onceOf(asked))

/** The same, from wherever it comes. */
export async function takeRequest(
  app: Needs,
  asked: Pick<AskedSupport, 'body' | 'who' | 'request'>,
  once: OnceKey | undefined,
): Promise<OwnSupportRequest> {
  const parsed = parseRequest(asked.body, asked.who !== undefined)
  const made = await commitOnce<Made>(app.db, app.clock, once, async (keeper) => {
    await useLimits(app, asked, parsed)
    return app.db.transaction(async (tx) => {
      const now = app.clock.now()
      const asker = asked.who ? await readAsker(tx, asked.who, now) : GUEST
      const { typed, ...words } = parsed
      const scholarshipId = await findReported(tx, parsed)
      const row = { ...asker, ...typed, ...words, scholarshipId, ...begun(now) }
      await tx.insert(supportRequests).values(row)
      const taken = { id: row.id, createdAt: now.toISOString() }
      await keeper.keep(tx, taken)
      return taken
    })
  })
  const { query, description } = parsed
  return toOwnRequest({ ...begun(new Date(made.createdAt)), id: made.id, query, description })
}

/** What a key is kept with: nothing of what was asked, which may be forgotten before the key is. */
interface Made {
  id: string
  createdAt: string
}

const GUEST = { applicantId: null, name: GUEST_NAME, email: '', phone: null, isPriority: false }

const begun = (createdAt: Date) => ({
  id: randomUUID(),
  status: 'Active' as const,
  createdAt,
  answer: null,
  resolvedAt: null,
})

/** A guest's key is kept with everybody's: there is no account to keep it by. */
function onceOf(asked: AskedSupport): OnceKey | undefined {
  if (asked.who) return onceKeyOf(addSupport, asked)
  const key = idempotencyKeyOf(asked.request)
  if (key === undefined) return undefined
  return guestKey(key, asked.body)
}

export const guestKey = (key: string, body: AskedSupport['body']): OnceKey => ({
  owner: 'guest-support',
  key,
  callId: addSupport.id,
  bodyHash: hashOf(JSON.stringify(body)),
})

async function useLimits(
  { limits }: Needs,
  { who, request }: Pick<AskedSupport, 'who' | 'request'>,
  { typed }: ParsedRequest,
): Promise<void> {
  if (who) return limits.use('supportRequest', who.userId)
  await limits.use('supportNetwork', networkOf(request.ip))
  if (typed) await limits.use('supportRequest', hashOf(typed.email))
}
