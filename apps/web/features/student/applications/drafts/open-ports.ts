import type { AnswerInput, ApplicantDetails } from '@laurel/contract/application-shapes'
import { submitIndividual } from '@laurel/contract/applications'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { parseUser, readStoredUser } from '../../../../api/session.ts'
import { clock } from '../../../../clock.ts'
import { keys } from '../../../../api/keys.ts'
import { openDeviceCopy } from './device-copy.ts'
import { tellOtherTabs } from './draft-channel.ts'
import { inTurn } from './draft-locks.ts'
import type { DraftPorts, SendOptions } from './draft-state.ts'
import { openDraftStore } from './draft-store.ts'
import type { ApplicationKey } from './unsent-answer.ts'
import { withSaved } from './with-saved.ts'

/** The server, this device and the other tabs, as one person's draft of an application reaches them. */
export function openPorts(client: QueryClient, key: ApplicationKey): DraftPorts {
  return {
    store: openDraftStore(openDeviceCopy(), key),
    // A page that goes has no time to wait for its turn.
    send: (answers, options) => {
      const work = () => send(client, key, answers, options)
      return options.keepalive ? work() : inTurn(key, work)
    },
    loadMerge: async () => (await import('./merge-answers.ts')).mergeAnswers,
    now: clock.now,
    tellSubmitted: () => tellOtherTabs(key, { kind: 'submitted' }),
  }
}

async function send(
  client: QueryClient,
  key: ApplicationKey,
  requirements: AnswerInput[],
  { keepalive, restored }: SendOptions,
) {
  if (parseUser(readStoredUser())?.id !== key.applicantId)
    throw new Error('The person who wrote this is not signed in.')
  const body = { scholarshipId: key.scholarshipId, status: 'draft' as const, requirements }
  const saved = await call(submitIndividual, { body, keepalive })
  const savedAt = clock.now()
  showSaved(client, key, requirements, saved.versions, savedAt)
  const answers = requirements.map(({ requirementId, fieldValue }) => ({
    requirementId,
    fieldValue,
    version: saved.versions[requirementId] ?? 0,
    isRestored: restored.includes(requirementId),
  }))
  tellOtherTabs(key, { kind: 'saved', answers, savedAt })
  return saved
}

/** Keeps what the server is known to hold up to date for whatever screen shows it next. */
export function showSaved(
  client: QueryClient,
  { scholarshipId }: ApplicationKey,
  answers: readonly AnswerInput[],
  versions: Readonly<Record<string, number>>,
  savedAt: Date,
): void {
  client.setQueryData<ApplicantDetails>(keys.application(scholarshipId), (before) =>
    before ? withSaved(before, answers, versions, savedAt) : before,
  )
  // Lists are read again when they are next shown.
  void client.invalidateQueries({ queryKey: keys.lists, refetchType: 'none' })
}
