import { FAULT_CODE } from '@laurel/contract/support'
import { type FormEvent, useEffect, useState } from 'react'
import { deviceStorage, tabStorage } from '../../../browser-storage.ts'
import { CallError } from '../../../api/call-error.ts'
import { noteDeviceStorage } from '../../../ui/device-storage.ts'
import { useTypedEarly } from '../accounts/use-typed-early.ts'
import { failureWords } from './failure-words.ts'
import {
  fieldsOf,
  type RequestKind,
  type RequestProblems,
  type RequestValues,
  requestProblems,
} from './request-rules.ts'
import { keepUnsent, NOTHING_UNSENT, readUnsent, type UnsentRequest } from './unsent-request.ts'

export const loadThankYou = () => import('./thank-you.tsx')

interface RequestFormGiven {
  kind: RequestKind
  /** Whose text it is; empty for a visitor, whose text stays with the tab. */
  ownerId: string
  onSent?: () => void
}

/** What a form for help holds: kept on this device until it has arrived, and sent once. */
export function useRequestForm({ kind, ownerId, onSent }: RequestFormGiven) {
  const { form, unsent, setUnsent, change } = useUnsent(kind, ownerId)
  const [problems, setProblems] = useState<RequestProblems>({})
  const [attempt, setAttempt] = useState(0)
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [sent, setSent] = useState<RequestValues>()

  const refuse = (found: RequestProblems, words?: string) => {
    setProblems(found)
    setRefusal(words)
    setAttempt((before) => before + 1)
  }

  const send = async () => {
    const { values } = unsent
    const onceKey = unsent.onceKey || crypto.randomUUID()
    setUnsent({ values, onceKey })
    const [{ sendRequest }] = await Promise.all([import('./send-request.ts'), loadThankYou()])
    await sendRequest(kind, values, onceKey)
    // What was changed in the meantime is another request.
    setUnsent((now) => (now.onceKey === onceKey ? { ...NOTHING_UNSENT } : now))
    setSent(values)
    onSent?.()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const found = requestProblems(kind, unsent.values)
    if (Object.keys(found).length > 0) return refuse(found)
    refuse({})
    setPending(true)
    try {
      await send()
    } catch (error) {
      const fields = refusedFields(kind, error)
      refuse(fields, Object.keys(fields).length === 0 ? failureWords(error) : undefined)
    } finally {
      setPending(false)
    }
  }

  const field = (name: string) => ({
    id: idOf(name),
    name,
    value: unsent.values[name] ?? '',
    error: problems[name],
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      change({ [name]: value })
      setProblems(({ [name]: _settled, ...others }) => others)
    },
  })

  const summary = Object.entries(problems).map(([name, message]) => ({
    fieldId: idOf(name),
    message,
  }))
  const thanks = { sent, close: () => setSent(undefined) }
  return { form, field, summary, attempt, isPending, refusal, thanks, submit }
}

const idOf = (name: string) => `request-${name}`

/** What is typed and not sent, here and on this device. */
function useUnsent(kind: RequestKind, ownerId: string) {
  const [unsent, setUnsent] = useState(NOTHING_UNSENT)
  const change = (part: RequestValues) =>
    setUnsent(({ values }) => ({ values: { ...values, ...part }, onceKey: '' }))
  const form = useTypedEarly(change)

  useEffect(() => {
    const left = readUnsent(storageOf(kind), kind, ownerId)
    const kept = left === NOTHING_UNSENT && kind === 'guest' ? begunWith(location.search) : left
    setUnsent((now) =>
      now === NOTHING_UNSENT ? kept : { values: { ...kept.values, ...now.values }, onceKey: '' },
    )
  }, [kind, ownerId])
  useEffect(() => {
    if (unsent !== NOTHING_UNSENT)
      noteDeviceStorage(keepUnsent(storageOf(kind), kind, ownerId, unsent))
  }, [kind, ownerId, unsent])

  return { form, unsent, setUnsent, change }
}

/** Whoever comes from a page that broke need not copy its code. */
function begunWith(search: string): UnsentRequest {
  const code = new URLSearchParams(search).get('code') ?? ''
  if (!FAULT_CODE.test(code)) return NOTHING_UNSENT
  return { values: { description: `Code: ${code}\n\nWhat I did: ` }, onceKey: '' }
}

const storageOf = (kind: RequestKind) => (kind === 'own' ? deviceStorage() : tabStorage())

function refusedFields(kind: RequestKind, failure: unknown): RequestProblems {
  if (!(failure instanceof CallError)) return {}
  const { fields } = failure
  return Object.fromEntries(
    fieldsOf(kind).flatMap((name) => {
      const message = fields[name]
      return message === undefined ? [] : [[name, message]]
    }),
  )
}
