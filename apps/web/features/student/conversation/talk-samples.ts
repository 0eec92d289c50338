import { ERRORS, type ErrorCode } from '@laurel/contract/errors'
import type { Applicant } from '@laurel/contract/profile'
import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { vi } from 'vitest'
import { CallError } from '../../../api/call-error.ts'
import type { Ports } from './ports.ts'

export type TestPorts = { [Name in keyof Ports]: ReturnType<typeof vi.fn<Ports[Name]>> }

export const refusal = (code: ErrorCode, fields?: Record<string, string>) => {
  const { statusCode, message } = ERRORS[code]
  const error = { code, message, description: message, ...(fields && { fields }) }
  return new CallError({ statusCode, message, error }, statusCode)
}

export const card = { id: 's1', title: 'Alder Grant', delivery: 'laurel', requirements: [] }
export const user = { id: 'maya', firstName: 'Maya' } as Applicant

/** What a conversation talks to, with everything going well. */
export const somePorts = (): TestPorts => ({
  keep: vi.fn<Ports['keep']>(),
  drop: vi.fn<Ports['drop']>(),
  pause: vi.fn<Ports['pause']>(() => Promise.resolve()),
  today: vi.fn<Ports['today']>(() => '2027-02-01'),
  hasAccount: vi.fn<Ports['hasAccount']>(() => Promise.resolve(false)),
  logIn: vi.fn<Ports['logIn']>(() => Promise.resolve(user)),
  signUp: vi.fn<Ports['signUp']>(() => Promise.resolve(user)),
  saveProfile: vi.fn<Ports['saveProfile']>(() => Promise.resolve(user)),
  validate: vi.fn<Ports['validate']>(() => Promise.resolve({ result: 'yes', message: '' })),
  countMatches: vi.fn<Ports['countMatches']>(() => Promise.resolve(312)),
  listMatches: vi.fn<Ports['listMatches']>(() =>
    Promise.resolve([card as unknown as ListedScholarship]),
  ),
  apply: vi.fn<Ports['apply']>(() => Promise.resolve({ scholarshipCount: 0, status: 'Received' })),
  closeAccount: vi.fn<Ports['closeAccount']>(),
  recordConversions: vi.fn<Ports['recordConversions']>(),
  leave: vi.fn<Ports['leave']>(),
})
