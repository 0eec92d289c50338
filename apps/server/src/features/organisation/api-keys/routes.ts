import * as calls from '@laurel/contract/api-keys'
import type { App } from '../../../app-context.ts'
import { serve } from '../../../http/serve.ts'
import { requireMember } from '../organisations/require-member.ts'
import type { Session } from '../../../http/session.ts'
import { createKey } from './create-key.ts'
import { readKeys } from './queries.ts'
import { revokeKey } from './revoke-key.ts'

export function apiKeyRoutes(app: App): void {
  const ownerOf = (who: Session, id: string) => requireMember(app.db, who, id, 'manage_integration')
  serve(app, calls.listKeys, async ({ who, params }) => {
    const { organisationId } = await ownerOf(who, params.id)
    return readKeys(app.db, organisationId)
  })
  serve(app, calls.createKey, async ({ who, params, body }) =>
    createKey(app, await ownerOf(who, params.id), body),
  )
  serve(app, calls.revokeKey, async ({ who, params }) =>
    revokeKey(app, await ownerOf(who, params.id), params.keyId),
  )
}
