import { saveCriteria, saveScholarshipDraft } from '@laurel/contract/publishing'
import type { EditedScholarship } from '@laurel/contract/publishing-shapes'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { call } from '../../../api/call.ts'
import { showToast } from '../../../ui/toasts/show-toast.ts'
import { createDraftSaver, type Refusal, type Saved } from './draft-saver.ts'

/** Saves what is written of a draft; leaving the page saves what is not saved yet. */
export const useDraftSaver = (edited: EditedScholarship) => useSaver(edited, portsOf(edited.id))

type Ports = Parameters<typeof createDraftSaver>[1]

/** The same by other calls; which they are is settled with the first. */
export function useSaver(edited: EditedScholarship, ports: Ports) {
  const [saver] = useState(() => createDraftSaver(edited, ports))
  const state = useSyncExternalStore(saver.subscribe, saver.getState, saver.getState)
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (saver.isUnsaved()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => {
      removeEventListener('beforeunload', warn)
      if (saver.isUnsaved()) void saver.flush()
    }
  }, [saver])
  return { saver, state }
}

/** Whatever is saved. */
export const EVERYWHERE: Pick<Ports, 'onMerged' | 'after'> = {
  onMerged: () =>
    showToast({
      kind: 'info',
      message: 'Somebody else wrote here meanwhile',
      detail: 'What they changed is here now, beside what you changed.',
    }),
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds)
    return () => clearTimeout(timer)
  },
}

const portsOf = (id: string): Ports => ({
  saveListing: (version, listing) =>
    refusalOf(call(saveScholarshipDraft, { params: { id }, body: { version, listing } })),
  saveAudience: (version, audience) =>
    refusalOf(call(saveCriteria, { params: { id }, body: { version, ...audience } })),
  ...EVERYWHERE,
})

export async function refusalOf(saving: Promise<Saved>): Promise<Saved | Refusal> {
  try {
    return await saving
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (error.code === 'STALE_VERSION')
      return { kind: 'stale', newer: error.current as EditedScholarship }
    if (error.code === 'VALIDATION_FAILED')
      return { kind: 'refused', fields: withoutPart(error.fields) }
    const isGone = error.code === 'NOT_FOUND' || error.code === 'SCHOLARSHIP_MOVED_ON'
    return { kind: isGone ? 'gone' : 'offline' }
  }
}

/** The server names the part of the body that a field is in. */
const withoutPart = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [name.replace(/^listing\./, ''), message]),
  )
