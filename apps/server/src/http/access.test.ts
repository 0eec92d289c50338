import { CALLS } from '@laurel/contract/calls'
import type { Call } from '@laurel/contract/define-call'
import { ERRORS, type ErrorCode } from '@laurel/contract/errors'
import { mayAs, ROLES } from '@laurel/contract/organisation-rights'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rateLimits } from '../db/schema/sessions.ts'
import { ACCOUNT_ENTRIES } from '../testing/access/account-entries.ts'
import {
  CALLERS,
  createWorld,
  isStranger,
  signIn,
  signInAgain,
  type Caller,
  type World,
} from '../testing/access/callers.ts'
import type { AccessEntry, Outcome, Request } from '../testing/access/expectations.ts'
import { APPLICANT_ENTRIES } from '../testing/access/applicant-entries.ts'
import { ANNOUNCEMENT_ENTRIES } from '../testing/access/announcement-entries.ts'
import { ASSISTANT_ENTRIES } from '../testing/access/assistant-entries.ts'
import { BILLING_ENTRIES } from '../testing/access/billing-entries.ts'
import { CLAIM_ENTRIES } from '../testing/access/claim-entries.ts'
import { DESK_ENTRIES } from '../testing/access/desk-entries.ts'
import { IMPORT_ENTRIES } from '../testing/access/import-entries.ts'
import { ORGANISATION_ENTRIES } from '../testing/access/organisation-entries.ts'
import { ORGANISER_ENTRIES } from '../testing/access/organiser-entries.ts'
import { PARTNER_ENTRIES } from '../testing/access/partner-entries.ts'
import { PUBLISHING_ENTRIES } from '../testing/access/publishing-entries.ts'
import { SCHOLARSHIP_ENTRIES } from '../testing/access/scholarship-entries.ts'
import { SUPPORT_ENTRIES } from '../testing/access/support-entries.ts'
import { createTestApp } from '../testing/app.ts'
import type { Student } from '../testing/factories/student.ts'

const ENTRIES: Readonly<Record<string, AccessEntry>> = {
  ...SCHOLARSHIP_ENTRIES,
  ...ACCOUNT_ENTRIES,
  ...ASSISTANT_ENTRIES,
  ...BILLING_ENTRIES,
  ...SUPPORT_ENTRIES,
  ...PARTNER_ENTRIES,
  ...IMPORT_ENTRIES,
  ...DESK_ENTRIES,
  ...CLAIM_ENTRIES,
  ...ORGANISER_ENTRIES,
  ...ANNOUNCEMENT_ENTRIES,
  ...ORGANISATION_ENTRIES,
  ...PUBLISHING_ENTRIES,
  ...APPLICANT_ENTRIES,
}
const IDS = Object.keys(ENTRIES)
const OTHERS = CALLERS.filter((caller) => caller !== 'owner')
const MALFORMED = ['nonsense', '..%2F..%2Fx', "1'%20or%20'1'='1"]
/** Texts that no key or token can be. */
const UNREADABLE = ['%00', 'x'.repeat(300)]

let world: World
beforeAll(async () => {
  world = await createWorld(await createTestApp())
})
afterAll(() => world.app.close())

it('says of every call who may make it', () => {
  expect(IDS.toSorted()).toEqual(CALLS.map(({ call }) => call.id).toSorted())
})

/** What only members of an organisation do, by where it stands. */
const OF_ORGANISATION =
  /^\/organisations\/\{|^\/scholarships\/\{id\}\/(?:amendments|announcement|applicants|criteria|editor|export|funnel|publish|versions|winners|withdraw)(?:\/|$)/
/** Stands there by the specification, and tells students of their own. */
const OF_STUDENTS = 'readApplicantDetails'

it('holds every call below an organisation or its round to the rights of members', () => {
  const escaping = CALLS.filter(
    ({ call }) => OF_ORGANISATION.test(call.path) && ENTRIES[call.id]?.names !== 'organisation',
  )
  expect(escaping.map(({ call }) => call.id)).toEqual([OF_STUDENTS])
})

/** Whose a thing is that a call names. */
const OWNER_OF: Readonly<Record<string, Caller>> = { own: 'owner', organisation: 'organiser' }

function expected(call: Call, entry: AccessEntry, caller: Caller): Outcome {
  if (call.access === 'public') return entry.otherwise ?? 'ok'
  if (isStranger(caller)) return 'SESSION_ENDED'
  const isForeign = entry.names in OWNER_OF && caller !== OWNER_OF[entry.names]
  return entry.outcomes?.[caller] ?? (isForeign ? 'NOT_FOUND' : (entry.otherwise ?? 'ok'))
}

const withParams = (path: string, params: Record<string, string> = {}) =>
  path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => params[name] ?? '')

async function outcomeOf(call: Call, who: Student, sent: Request): Promise<Outcome> {
  await world.app.db.delete(rateLimits)
  const { statusCode, body } = await world.app.server.inject({
    method: call.method,
    url: `/api/v1${withParams(call.path, sent.params)}`,
    ...(sent.query && { query: sent.query }),
    headers: {
      ...(who.headers.authorization !== '' && who.headers),
      ...(sent.raw && { 'content-type': sent.raw.type }),
    },
    ...((sent.raw ?? sent.body) && { payload: sent.raw?.payload ?? sent.body }),
  })
  if (statusCode === (call.status ?? 200) || statusCode === 302) return 'ok'
  const code = JSON.parse(body).error.code as ErrorCode
  expect(statusCode, body).toBe(ERRORS[code].statusCode)
  return code
}

const requestOf = async (entry: AccessEntry, of: Student): Promise<Request> =>
  (await entry.request?.(world, of)) ?? {}

describe.each(CALLS.map(({ call }) => ({ name: call.id, call })))('$name', ({ call }) => {
  const entry = ENTRIES[call.id] ?? { names: 'each' }

  if (entry.names === 'own')
    it('is about the owner’s: others are refused first, and change nothing for the owner', async () => {
      const owner = await signIn(world, 'owner')
      const sent = await requestOf(entry, owner)
      for (const caller of [...OTHERS, 'owner'] as const) {
        const who = caller === 'owner' ? owner : await signIn(world, caller)
        expect([caller, await outcomeOf(call, who, sent)]).toEqual([
          caller,
          expected(call, entry, caller),
        ])
      }
    })
  else if (entry.names === 'organisation') {
    it('is about the organisation’s: nobody else is told of it', async () => {
      const organiser = await signIn(world, 'organiser')
      const sent = await requestOf(entry, organiser)
      for (const caller of CALLERS) {
        if (caller === 'organiser') continue
        const outcome = await outcomeOf(call, await signIn(world, caller), sent)
        expect([caller, outcome]).toEqual([caller, expected(call, entry, caller)])
      }
    })

    it('lets members do it by their rights', async () => {
      const { permission } = entry
      if (permission === undefined) throw new Error(`${call.id} names no permission.`)
      for (const role of ROLES) {
        const member = await signInAgain(world.app, world.members[role])
        const sent = await requestOf(entry, world.people.organiser)
        const outcome = mayAs(role, permission) ? (entry.otherwise ?? 'ok') : 'NOT_FOUND'
        expect([role, await outcomeOf(call, member, sent)]).toEqual([role, outcome])
      }
    })
  } else
    it('answers each kind of caller', async () => {
      for (const caller of CALLERS) {
        const who = await signIn(world, caller)
        const sent = await requestOf(entry, isStranger(caller) ? await signIn(world, 'owner') : who)
        expect([caller, await outcomeOf(call, who, sent)]).toEqual([
          caller,
          expected(call, entry, caller),
        ])
      }
    })

  if (call.params)
    it('knows no id that is missing or malformed', async () => {
      const owner = await signIn(world, OWNER_OF[entry.names] ?? 'owner')
      const sent = await requestOf(entry, owner)
      for (const [name, wrong] of Object.keys(sent.params ?? {}).flatMap((name) =>
        [randomUUID(), ...MALFORMED, ...UNREADABLE].map((wrong) => [name, wrong] as const),
      )) {
        const params = { ...sent.params, [name]: wrong }
        // A file is found by its id, whatever name the link ends in.
        if (call.id === 'readFile' && name === 'name') continue
        const outcome = await outcomeOf(call, owner, { ...sent, params })
        const missing = UNREADABLE.includes(wrong) ? undefined : entry.missing
        expect([wrong, outcome]).toEqual([wrong, missing ?? 'NOT_FOUND'])
      }
    })
})
