import type { ChatMessage } from '@laurel/contract/chat-shapes'
import { useState } from 'react'
import { CallError } from '../../../../api/call-error.ts'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import { isEmptyEssay } from '../../essays/essay-html.ts'
import { essayName } from '../../essays/essay-task.ts'
import type { OpenChat } from '../chat/open-chat.ts'
import { type EssayWork, useAssistant } from './assistant-context.ts'

/** Specification 1, section 8. */
const SOME_ERROR = 'Some error occurred!!!'
const NOT_SAVED = 'Something went wrong. What you wrote is kept. Please try again later.'

interface Given {
  chat: OpenChat
  work: EssayWork
  /** The essay has become the answer. */
  onDone: (words: string) => void
}

/**
 * 'Submit Essay': the assistant's essay becomes the answer to its requirement. Beside a text of the
 * student's own it is compared first, and never put in its place by itself.
 */
export function useSubmitEssay({ chat, work, onDone }: Given) {
  const assistant = useAssistant()
  const [busyId, setBusyId] = useState<string>()
  const [problem, setProblem] = useState<{ id: string; message: string }>()
  const { requirement } = work.task

  const submit = async ({ id, essay }: ChatMessage) => {
    const known = chat.view.chat
    if (!essay || !known || busyId !== undefined) return
    const fail = (message: string) => setProblem({ id, message })
    setProblem(undefined)
    if (requirement.field.key === '') return fail(SOME_ERROR)
    if (!isEmptyEssay(work.draft.html)) {
      const { canUseEssays: canUse, isOffline } = known
      return assistant?.propose(requirement.id, {
        messageId: id,
        essay: { ...essay, action: 'draft' },
        isHandingIn: true,
        canUse,
        isOffline,
      })
    }
    setBusyId(id)
    try {
      const { html, disclosure } = await chat.take(id)
      work.draft.write(html)
      const isSaved = await work.draft.saveAll().catch(() => false)
      if (!isSaved) return fail(NOT_SAVED)
      const message = `${essayName(requirement)} Submitted Successfully!!!`
      showToast({
        kind: 'success',
        message,
        id: 'essay',
        ...(disclosure && { detail: disclosure }),
      })
      onDone(disclosure ? `${message} ${disclosure}` : message)
    } catch (error) {
      fail(error instanceof CallError && error.code !== undefined ? error.message : SOME_ERROR)
    } finally {
      setBusyId(undefined)
    }
  }
  return { busyId, problem, submit: (message: ChatMessage) => void submit(message) }
}
