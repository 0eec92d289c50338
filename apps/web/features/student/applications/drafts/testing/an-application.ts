import { Draft } from '../draft.ts'
import { openDraftStore } from '../draft-store.ts'
import { mergeAnswers } from '../merge-answers.ts'
import { aDevice } from './a-device.ts'
import { aServer } from './a-server.ts'

export const NOW = new Date('2027-01-05T14:41:00Z')
const KEY = { applicantId: 'maya', scholarshipId: 'grant' }

/** One application of one person: the server, a device, and the pages that open its form. */
export function anApplication() {
  const server = aServer()
  const device = aDevice()
  const told: string[] = []
  const ways = { loadMerge: async () => mergeAnswers }

  /** A page with the form, before it has read what the device holds. */
  function begin(): { draft: Draft; started: Promise<void> } {
    const known = [...server.kept].map(([requirementId, { fieldValue, version }]) => ({
      requirementId,
      fieldId: requirementId,
      fieldValue: fieldValue ?? '',
      version,
      updatedAt: '2027-01-05T14:00:00Z',
      field: { options: [] },
    }))
    const draft = new Draft(known, {
      store: openDraftStore(Promise.resolve(device.copy), KEY),
      send: (...given) => server.send(...given),
      loadMerge: () => ways.loadMerge(),
      now: () => NOW,
      tellSubmitted: () => void told.push('submitted'),
    })
    return { draft, started: draft.start() }
  }

  async function open(): Promise<Draft> {
    const { draft, started } = begin()
    await started
    return draft
  }

  return { server, device, told, ways, begin, open }
}
