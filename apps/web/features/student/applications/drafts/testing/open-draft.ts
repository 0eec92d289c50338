import { openDeviceCopy } from '../device-copy.ts'
import { Draft } from '../draft.ts'
import { openDraftStore } from '../draft-store.ts'
import { mergeAnswers } from '../merge-answers.ts'
import type { aServer } from './a-server.ts'

/** Whose draft it is, of which scholarship. */
export const KEY = { applicantId: 'maya', scholarshipId: 'grant' }

/** A draft as the server knows it, on this device and with a server that others write to as well. */
export function openDraft(server: ReturnType<typeof aServer>): Draft {
  const known = [...server.kept].map(([id, { fieldValue, version }]) => ({
    requirementId: id,
    fieldId: id,
    fieldValue: fieldValue ?? '',
    version,
    updatedAt: '2027-01-05T14:00:00Z',
    field: { options: [] },
  }))
  return new Draft(known, {
    store: openDraftStore(openDeviceCopy(), KEY),
    send: server.send,
    loadMerge: async () => mergeAnswers,
    now: () => new Date(2027, 0, 5, 14, 41),
    tellSubmitted: () => undefined,
  })
}
