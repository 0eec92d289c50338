import { IMPORT_MEGABYTES } from '@laurel/contract/scholarship-files'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { organisationOf } from '../testing/factories/draft.ts'
import { aScholarship } from '../testing/factories/scholarship.ts'
import { aSponsor, type Student } from '../testing/factories/student.ts'
import {
  aUsedKey,
  declaredFailures,
  expectFailure,
  sharedProvocations,
  urlOf,
  useUp,
  type Provocation,
  type Provocations,
} from '../testing/provocations.ts'

let app: TestApp
let organiser: Student
let organisationId: string
beforeAll(async () => {
  app = await createTestApp()
  organiser = await aSponsor(app, (await aScholarship(app)).id)
  organisationId = await organisationOf(app, organiser)
})
afterAll(() => app.close())

const MORE_THAN_ALLOWED = IMPORT_MEGABYTES * 1_048_576 + 1
/** Than any upload may have. */
const FAR_MORE = 200 * 1_048_576

const fileOf = (content: string): string =>
  `--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${content}\r\n--x--\r\n`

/** A form with this in it, sent to an organisation. */
const sends =
  (payload: string, headers: Record<string, string> = {}): Provocation =>
  async (call) => ({
    url: urlOf(call, organisationId),
    headers: {
      ...organiser.headers,
      'content-type': 'multipart/form-data; boundary=x',
      ...headers,
    },
    payload,
  })

/** The key of another file. */
const keyedOtherwise: Provocation = async (call) =>
  sends(fileOf('Title'), await aUsedKey(app, call, organiser))(call)

const usedUp =
  (provoke: Provocation): Provocation =>
  async (call) => {
    await useUp(app, 'scholarshipFile', organisationId)
    return provoke(call)
  }

const exported =
  (id?: () => string): Provocation =>
  async (call) => ({
    url: `${urlOf(call, id?.())}?format=csv`,
    headers: organiser.headers,
  })

const OWN: Provocations = {
  importScholarships: {
    MALFORMED_REQUEST: sends('--x\r\n'),
    VALIDATION_FAILED: sends(fileOf('')),
    SESSION_ENDED: sends(fileOf('Title'), { authorization: 'Bearer x' }),
    FILE_TOO_LARGE: sends(fileOf('x'.repeat(MORE_THAN_ALLOWED))),
    BODY_TOO_LARGE: sends('', { 'content-length': String(FAR_MORE) }),
    IDEMPOTENCY_MISMATCH: keyedOtherwise,
    TOO_MANY_REQUESTS: usedUp(sends(fileOf('Title\r\nA'))),
  },
  exportScholarships: {
    NOT_FOUND: exported(),
    TOO_MANY_REQUESTS: usedUp(exported(() => organisationId)),
  },
}

/** Two of one key at a time are raced where keys are tested (idempotency.test.ts). */
const ELSEWHERE = ['importScholarships IDEMPOTENCY_IN_PROGRESS']

describe('every failure a call declares can be provoked', () => {
  it.each(declaredFailures(['scholarship-files'], ELSEWHERE))('$name: $code', async (failure) => {
    const { call, code } = failure
    const shared = sharedProvocations(app, {})
    await expectFailure(app, failure, OWN[call.id]?.[code] ?? shared[code])
  })
})
