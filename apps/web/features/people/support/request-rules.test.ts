import { applicantRequestSchema, guestRequestSchema } from '@laurel/contract/support'
import { describe, expect, it } from 'vitest'
import { fieldsOf, type RequestKind, requestProblems, type RequestValues } from './request-rules.ts'

const SCHEMAS = { guest: guestRequestSchema, own: applicantRequestSchema }

/** What the server says of the same text. */
function refusedByServer(kind: RequestKind, values: RequestValues): Record<string, string> {
  const everything = Object.fromEntries(fieldsOf(kind).map((name) => [name, values[name] ?? '']))
  const { error } = SCHEMAS[kind].safeParse(everything)
  const messages = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message])
  return Object.fromEntries(messages.toReversed())
}

const GUEST = { email: 'maya@school.example', phone: '614 555 0142', description: 'Hello' }
const OWN = { query: 'Login', description: 'It says no.' }

describe('what is wrong with a request', () => {
  it.each<[string, RequestKind, RequestValues, RequestValues]>([
    ['a whole message', 'guest', GUEST, {}],
    ['a whole request', 'own', OWN, {}],
    [
      'an empty message',
      'guest',
      {},
      {
        email: 'Please input your email address!',
        phone: 'Please input your phone',
        description: 'Please input your message',
      },
    ],
    [
      'an empty request',
      'own',
      { query: ' ', description: '\n' },
      { query: 'Please input your query', description: 'Please input your description' },
    ],
    [
      'an address that is none',
      'guest',
      { ...GUEST, email: 'maya' },
      { email: 'Please enter a validate email!' },
    ],
    [
      'too much in every field',
      'own',
      { query: 'a'.repeat(201), description: 'a'.repeat(5001) },
      {
        query: 'Please use at most 200 characters.',
        description: 'Please use at most 5,000 characters.',
      },
    ],
    [
      'too long a phone number',
      'guest',
      { ...GUEST, phone: '1'.repeat(41) },
      { phone: 'Please use at most 40 characters.' },
    ],
    ['just enough', 'own', { query: 'a'.repeat(200), description: `${'a'.repeat(5000)} ` }, {}],
  ])('%s', (_name, kind, values, problems) => {
    expect(requestProblems(kind, values)).toEqual(problems)
    expect(refusedByServer(kind, values)).toEqual(problems)
  })
})
