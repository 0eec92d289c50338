import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { CallError } from '../../../../api/call-error.ts'
import { focusAfter } from '../../../../ui/focus-after.ts'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import type { Draft } from '../drafts/draft.ts'
import type { DraftState } from '../drafts/draft-state.ts'
import { readSaveFailure } from '../drafts/save-failure.ts'
import {
  controlIdOf,
  countUnfilled,
  panelIdOf,
  type RequirementProgress,
} from '../requirements/requirement-progress.ts'
import { isSentAlready, useSubmit } from '../use-application.ts'
import type { OpenPanels } from '../requirements/use-open-panels.ts'

/** Where 'Save draft' and Submit lead and what is said on the way; layouts differ in it. */
export interface Endings {
  /** Without `to` the form stays open. */
  draft: Ending
  submitted: Ending
  /** Heads the reason when sending fails; without it the reason stands alone. */
  failed?: string
}

interface Ending {
  words?: string
  closeAfterMs?: number
  to?: string
}

interface Sending {
  scholarshipId: string
  endings: Endings
  draft: Draft
  progress: readonly RequirementProgress[]
  panels: OpenPanels
  /** Shows at every field what is missing. */
  flag: () => void
}

/** Specification 1, section 5: how long the notification of gaps stays. */
const GAPS_SHOWN_MS = 5000
const KEPT = 'What you wrote is kept.'
const CONFLICT = 'One answer has two versions. Choose which one to keep.'
const CHANGED = 'An answer was just changed on another device. Please look at it and try again.'

/** 'Save draft' and 'Submit application': one at a time, whatever is clicked. */
export function useSending(given: Sending) {
  const { scholarshipId, endings, draft, progress, panels, flag } = given
  const navigate = useNavigate()
  const { mutateAsync } = useSubmit(scholarshipId)
  const onceKey = useOnceKey()
  const [busy, setBusy] = useState<'draft' | 'submit'>()
  const [failure, setFailure] = useState<string>()
  const [asking, setAsking] = useState<'gaps' | 'review'>()
  const [isLeaving, setLeaving] = useState(false)

  const send = (status: 'draft' | 'received') => {
    const body = { scholarshipId, status, requirements: draft.answers() }
    return mutateAsync({ ...body, onceKey: onceKey(JSON.stringify(body)) })
  }

  /** A try whose answer was lost may have arrived: then it is received all the same. */
  const isReceived = async () => {
    try {
      return (await send('received')).status === 'Received'
    } catch (error) {
      if (isSentAlready(error)) return true
      throw error
    }
  }

  const showGaps = (gaps: readonly RequirementProgress[]) => {
    const [first] = gaps
    const reveal = () => {
      flag()
      panels.open(gaps.map(({ requirement }) => requirement.id))
    }
    focusAfter(reveal, () => first && focusControl(first.requirement.id))
    showGapsToast(gaps)
  }

  const end = async ({ words, closeAfterMs, to }: Ending) => {
    if (words !== undefined)
      showToast({
        kind: 'success',
        message: words,
        ...(closeAfterMs !== undefined && { closeAfterMs }),
      })
    if (to === undefined) return
    setLeaving(true)
    await navigate(to)
  }

  const saveDraft = async () => {
    await saveEverything(draft)
    await draft.hold(() => send('draft'))
    await end(endings.draft)
  }

  const submit = async (agreed: 'nothing' | 'gaps' | 'everything') => {
    const gaps = progress.filter(({ gap }) => gap !== undefined)
    if (gaps.length > 0) {
      setAsking(undefined)
      return showGaps(gaps)
    }
    if (agreed === 'nothing' && countUnfilled(progress) > 0) return setAsking('gaps')
    if (agreed !== 'everything') return setAsking('review')
    // Saved first, so that a refusal leaves every answer and its version known.
    await saveEverything(draft)
    if (!(await draft.hold(isReceived))) throw new Error('The application was kept as a draft.')
    draft.finish()
    await end(endings.submitted)
  }

  const explain = async (error: unknown) => {
    setAsking(undefined)
    // The page changes to what was sent, and says so.
    if (isSentAlready(error)) return
    const failure = readSaveFailure(error)
    if (failure.kind === 'stale') await draft.meet(failure.newer)
    const missing = missingOf(error, progress)
    if (missing.length > 0) return showGaps(missing)
    const [conflict] = Object.keys(draft.state.conflicts)
    if (conflict !== undefined) panels.goTo(conflict)
    const { message, detail } = failureWords(error, draft.state, endings.failed)
    setFailure(detail === undefined ? message : `${message}. ${detail}. ${KEPT}`)
    showToast({ kind: 'error', message, ...(detail !== undefined && { detail }) })
  }

  const run = (what: 'draft' | 'submit', work: () => Promise<void>) => async () => {
    if (busy !== undefined) return
    setBusy(what)
    setFailure(undefined)
    await work()
      .catch(explain)
      .finally(() => setBusy(undefined))
  }

  return {
    busy,
    /** On the way to another page: until it is there, this one leads nowhere else. */
    isLeaving,
    failure,
    saveDraft: run('draft', saveDraft),
    submit: run('submit', () => submit('nothing')),
    /** Brackets in a text may be meant: asked once. */
    gapsLeft: {
      isAsking: asking === 'gaps',
      close: () => setAsking(undefined),
      submitAnyway: run('submit', () => submit('gaps')),
    },
    /** Nothing is sent before it was seen. */
    review: {
      isAsking: asking === 'review',
      close: () => setAsking(undefined),
      send: run('submit', () => submit('everything')),
    },
  }
}

/** Resolves once the server holds every answer. */
async function saveEverything(draft: Draft): Promise<void> {
  if (await draft.saveAll()) return
  throw draft.state.refusal ?? new Error('Not every answer could be saved.')
}

function failureWords(
  error: unknown,
  { conflicts, isOnline }: DraftState,
  failed: string | undefined,
): { message: string; detail?: string } {
  if (Object.keys(conflicts).length > 0) return { message: CONFLICT }
  const code = error instanceof CallError ? error.code : undefined
  if (code === 'STALE_VERSION') return { message: CHANGED }
  if (error instanceof CallError && code !== undefined)
    return failed === undefined
      ? { message: error.message }
      : { message: failed, detail: error.message }
  const detail = isOnline ? 'Please try again later' : 'Please try again once you are online'
  return { message: failed ?? 'Something went wrong', detail }
}

function showGapsToast(gaps: readonly RequirementProgress[]): void {
  const detail = `Missing: ${gaps.map(({ requirement }) => requirement.title).join(', ')}`
  const message = 'Please fill all required fields'
  showToast({ kind: 'error', message, detail, closeAfterMs: GAPS_SHOWN_MS, id: 'gaps' })
}

/** The requirements that the server would not take. */
function missingOf(error: unknown, progress: readonly RequirementProgress[]) {
  if (!(error instanceof CallError) || error.code !== 'REQUIREMENTS_MISSING') return []
  return progress.filter(({ requirement }) => requirement.id in error.fields)
}

/** Shows the whole panel, so that the words below the control are in sight too. */
function focusControl(requirementId: string): void {
  document.getElementById(panelIdOf(requirementId))?.scrollIntoView({ block: 'start' })
  document.getElementById(controlIdOf(requirementId))?.focus({ preventScroll: true })
}

/** The same answers sent again carry the same key, so that a retry never counts twice. */
function useOnceKey(): (body: string) => string {
  const last = useRef({ body: '', key: '' })
  return (body) => {
    if (last.current.body !== body) last.current = { body, key: crypto.randomUUID() }
    return last.current.key
  }
}
