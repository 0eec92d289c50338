import { MOST_KEYS, type createKey as createCall } from '@laurel/contract/api-keys'
import type { AnswerOf, BodyOf } from '@laurel/contract/define-call'
import { randomUUID } from 'node:crypto'
import type { App } from '../../../app-context.ts'
import { transact } from '../../../db/transact.ts'
import { apiKeys } from '../../../db/schema/integrations.ts'
import { CallFailure } from '../../../http/failures.ts'
import { hashOfKey, KEY_START } from '../../../http/key-session.ts'
import { createToken } from '../../people/accounts/secret-token.ts'
import { recordAudit } from '../../common/audit/record-audit.ts'
import { lockOrganisation } from '../organisations/lock-organisation.ts'
import type { Member } from '../organisations/require-member.ts'
import { countOpenKeys, readKey } from './queries.ts'

/** How much of a key is shown later. */
const SHOWN_CHARACTERS = 8

/** Makes a key and answers it, once: only its hash is kept. Throws TOO_MANY_REQUESTS past twenty. */
export async function createKey(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { userId, organisationId }: Member,
  { name, scopes }: BodyOf<typeof createCall>,
): Promise<AnswerOf<typeof createCall>> {
  const key = KEY_START + createToken()
  const id = randomUUID()
  const made = await transact(db, async (tx) => {
    await lockOrganisation(tx, organisationId)
    if ((await countOpenKeys(tx, organisationId)) >= MOST_KEYS)
      throw new CallFailure('TOO_MANY_REQUESTS', {
        message: `You have ${MOST_KEYS} keys. Please revoke one first.`,
      })
    const now = clock.now()
    await tx.insert(apiKeys).values({
      id,
      organisationId,
      madeBy: userId,
      name,
      start: key.slice(0, KEY_START.length + SHOWN_CHARACTERS),
      keyHash: hashOfKey(key),
      scopes: [...new Set(scopes)],
      createdAt: now,
    })
    const event = { organisationId, actorId: userId, action: 'create_key', details: { keyId: id } }
    await recordAudit(tx, [event], now)
    return readKey(tx, id)
  })
  if (!made) throw new Error('The key was not kept.')
  return { ...made, key }
}
