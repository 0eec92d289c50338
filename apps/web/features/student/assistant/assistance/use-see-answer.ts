import { type AssistanceQuestion, seeAnswer } from '@laurel/contract/assistance'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../../api/call.ts'
import { CallError } from '../../../../api/call-error.ts'
import { paths } from '../../../../paths.ts'
import { readConsent } from '../../../common/measuring/consent.ts'

/** What the chat is opened with: a question to be asked as soon as it is there. */
export interface ChatArrival {
  question: string
}

/**
 * 'See answer': noted with consent, then asked in the chat. Only the free limit keeps anybody from it; a count
 * that fails does not.
 */
export function useSeeAnswer(onRefused: (reason: string) => void) {
  const navigate = useNavigate()
  const [openingId, setOpeningId] = useState<string>()
  const see = async ({ id, question }: AssistanceQuestion) => {
    if (openingId !== undefined) return
    setOpeningId(id)
    try {
      const event = readConsent() === 'yes' ? ('See Answer clicked' as const) : undefined
      await call(seeAnswer, { body: { event, questionId: id } })
    } catch (error) {
      if (error instanceof CallError && error.code === 'FREE_VIEW_LIMIT') {
        setOpeningId(undefined)
        return onRefused(error.message)
      }
    }
    const state: ChatArrival = { question }
    await navigate(paths.assistanceChat, { state })
  }
  return { openingId, see }
}
