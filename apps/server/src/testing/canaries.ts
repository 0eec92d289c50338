import type { Call } from '@laurel/contract/define-call'
import type { Request } from './access/expectations.ts'

/** What must never reach a log, each findable by a word that stands nowhere else. */
export const CANARY = {
  name: 'Canarina Featherquartz',
  email: 'canary.featherquartz@leak.example',
  phone: '5550142399',
  essay: 'My featherquartz taught me patience',
  password: 'featherquartz-password-77',
  code: '424299',
  token: 'featherquartztoken'.padEnd(43, 'x'),
  file: '00c0ffee00'.repeat(4),
  browser: 'FeatherquartzBrowser/1.0',
  network: '203.0.113.77',
} as const

const WORDS = ['featherquartz', 'leak.example', CANARY.phone, CANARY.file, CANARY.network]
/** Six digits stand in a moment in milliseconds or the id of a request by chance. */
const CODE = new RegExp(`(?<![a-z\\d])${CANARY.code}(?![a-z\\d])`)

/** The canaries in a text, however they are written there. */
export const findCanaries = (text: string): string[] => {
  const plain = `${text} ${decode(text)}`.toLowerCase()
  const words = WORDS.filter((word) => plain.includes(word))
  return CODE.test(plain) ? [...words, CANARY.code] : words
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** On every request: what browsers send along. */
export const CANARY_HEADERS = {
  'user-agent': CANARY.browser,
  'x-forwarded-for': CANARY.network,
  referer: `https://laurel.example/?email=${CANARY.email}`,
  cookie: `session=${CANARY.token}`,
  'idempotency-key': CANARY.token,
}

const PARAMS = [CANARY.token, CANARY.file, CANARY.email, `${CANARY.essay} %`]

/** The same body with canaries in place of what people type; ids stay, so that it is acted upon. */
function withCanaries(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => withCanaries(each, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, withCanaries(inner, name)]),
    )
  if (typeof value !== 'string' || /id$/i.test(key)) return value
  return canaryFor(key)
}

function canaryFor(key: string): string {
  if (/email|username/i.test(key)) return CANARY.email
  if (/password/i.test(key)) return CANARY.password
  if (/token|credential/i.test(key)) return CANARY.token
  if (/otp|code/i.test(key)) return CANARY.code
  if (/phone/i.test(key)) return CANARY.phone
  return /name/i.test(key) ? CANARY.name : CANARY.essay
}

export interface CanaryRequest {
  path: string
  headers: Record<string, string>
  payload?: string | Buffer
}

const JSON_HEADERS = { 'content-type': 'application/json' }
const EVERYTHING = JSON.stringify(CANARY)

const withParams = (path: string, valueOf: (name: string) => string) =>
  path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(valueOf(name)))

/** A right request and its variants: as people type, with too much, malformed, of a wrong type. */
export function requestsOf(call: Call, right: Request): CanaryRequest[] {
  const path = withParams(call.path, (name) => right.params?.[name] ?? CANARY.token)
  const wrongPaths = call.params ? PARAMS.map((canary) => withParams(call.path, () => canary)) : []
  const asTyped = JSON.stringify(withCanaries(right.body ?? {}))
  const query = new URLSearchParams({ ...CANARY, limit: CANARY.essay }).toString()
  return [
    ...(right.raw
      ? [{ path, payload: right.raw.payload, headers: { 'content-type': right.raw.type } }]
      : []),
    ...(right.body ? [{ path, payload: JSON.stringify(right.body), headers: JSON_HEADERS }] : []),
    { path, headers: {} },
    { path: `${path}?${query}`, headers: {} },
    ...wrongPaths.map((wrong) => ({ path: wrong, payload: asTyped, headers: JSON_HEADERS })),
    { path, payload: asTyped, headers: JSON_HEADERS },
    { path, payload: EVERYTHING, headers: JSON_HEADERS },
    { path, payload: `{"essay": ${CANARY.essay}`, headers: JSON_HEADERS },
    { path, payload: JSON.stringify([CANARY.essay]), headers: JSON_HEADERS },
    { path, payload: CANARY.essay, headers: { 'content-type': 'text/plain' } },
    {
      path,
      payload: `--x\r\nContent-Disposition: form-data; name="${CANARY.name}"; filename="${CANARY.essay}"\r\n\r\n${CANARY.essay}`,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    },
  ]
}
