import {
  applicantRequestSchema,
  guestRequestSchema,
  type addSupport,
} from '@laurel/contract/support'
import type { BodyOf } from '@laurel/contract/define-call'
import * as z from 'zod/mini'
import { CallFailure } from '../../../http/failures.ts'
import { parseBody } from '../../../http/serve.ts'

type Body = BodyOf<typeof addSupport>

export interface ParsedRequest {
  query: string
  description: string
  /** As typed on the contact page; absent where the account says it. */
  typed?: { email: string; phone: string }
}

/** The contact page asks for none, but what is sent is kept. */
const typedSchema = z.extend(guestRequestSchema, {
  query: z._default(
    z
      .string('Please input your query')
      .check(z.trim(), z.maxLength(200, 'Please use at most 200 characters.')),
    '',
  ),
})

/**
 * What somebody asks, and where the answer goes. Without a session the support page's form has no
 * address: its session has ended, and is to be renewed before anything is lost.
 */
export function parseRequest(body: Body, isSignedIn: boolean): ParsedRequest {
  const hasQuery = body.query !== undefined
  const hasEmail = body.email !== undefined
  if (isSignedIn && (hasQuery || !hasEmail)) {
    const { query, description } = body
    return parseBody(applicantRequestSchema, { query, description })
  }
  if (hasQuery && !hasEmail) throw new CallFailure('SESSION_ENDED')
  const { email, phone, query, description } = parseBody(typedSchema, body)
  return { query, description, typed: { email, phone } }
}
