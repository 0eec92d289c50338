import type { EssayAction } from '@laurel/contract/chat-shapes'
import { useRef, useState } from 'react'
import { CallError } from '../../../../api/call-error.ts'
import {
  type EssayChange,
  type EssayHelp,
  type HelpWork,
  takenWords,
} from '../../essays/essay-help.ts'
import { essayName } from '../../essays/essay-task.ts'
import { canTryAgain, type ChatTrouble, leadsToPlans } from '../chat/chat-view.ts'
import { PlansLink } from '../chat/plans-link.tsx'
import { askForChange, failedChange, type Outcome } from './ask-for-change.ts'
import { type EssayWork, type Proposed, useAssistant } from './assistant-context.ts'
import { EssayChatPlace } from './essay-chat-place.tsx'
import { LockLine } from './lock-line.tsx'
import { isDraftAllowed, isHelpAllowed, policyLine } from './policy-words.ts'
import { loadParts, useAssistantParts } from './use-assistant-parts.ts'

type OwnWork = Exclude<HelpWork, { phase: 'ready' }>
const IDLE: OwnWork = { phase: 'idle' }

/** The assistant where an essay is written; undefined where there is none. */
export function useEssayHelp({ task, draft }: EssayWork): EssayHelp | undefined {
  const assistant = useAssistant()
  const { id } = task.requirement
  const [isChatOpen, setChatOpen] = useState(false)
  const [said, setSaid] = useState<string>()
  const [work, setWork] = useState<OwnWork>(IDLE)
  const [problem, setProblem] = useState<string>()
  const turn = useRef(0)
  const proposed = assistant?.proposals[id]
  const proposal = useProposal(proposed)
  if (!assistant?.essays.some((each) => each.task.requirement.id === id)) return undefined
  const { policy, propose, chatOf } = assistant

  const openChat = async () => {
    const { OpenChat } = await loadParts()
    return chatOf(task, (subject) => new OpenChat(subject))
  }
  const change = async (action: EssayChange) => {
    const own = ++turn.current
    propose(id, undefined)
    setSaid(undefined)
    setWork({ phase: 'generating', action })
    const asked = openChat().then((chat) => askForChange(chat, action, draft.html))
    const outcome = await asked.catch((): Outcome => ({ trouble: failedChange }))
    // Cancelled, or asked for something else meanwhile.
    if (turn.current !== own) return
    setWork(workAfter(action, outcome))
    if ('proposed' in outcome) propose(id, outcome.proposed)
  }
  const keep = () => {
    turn.current++
    if (work.phase === 'generating') void openChat().then((chat) => chat.stop())
    setWork(IDLE)
    setProblem(undefined)
    propose(id, undefined)
  }
  const closeChat = () => {
    setChatOpen(false)
    if (assistant.shownId === id) assistant.close()
  }
  const take = async () => {
    if (!proposed) return undefined
    setProblem(undefined)
    try {
      const { html, disclosure } = await (await openChat()).take(proposed.messageId)
      propose(id, undefined)
      if (proposed.isHandingIn) closeChat()
      const handedIn = proposed.isHandingIn
        ? `${essayName(task.requirement)} Submitted Successfully!!!`
        : undefined
      return { html, words: sayTaken(proposed.essay.action, handedIn, disclosure) }
    } catch (error) {
      setProblem(error instanceof CallError ? error.message : failedChange.message)
      return undefined
    }
  }
  return {
    policyLine: policyLine(policy),
    isAllowed: isHelpAllowed(policy),
    onDraft: isDraftAllowed(policy) ? () => setChatOpen(true) : undefined,
    work: proposal ? { phase: 'ready', proposal, ...(problem && { problem }) } : work,
    said,
    change: (action) => void change(action),
    keep,
    take,
    chat: {
      isOpen: isChatOpen,
      toggle: () => setChatOpen(!isChatOpen),
      panel: (
        <EssayChatPlace
          requirementId={id}
          onClose={() => setChatOpen(false)}
          onSubmitted={setSaid}
        />
      ),
    },
  }
}

function useProposal(proposed: Proposed | undefined) {
  const loading = useAssistantParts(proposed !== undefined)
  if (!proposed) return undefined
  const { essay, canUse, isOffline } = proposed
  const notes = loading.phase === 'ready' && (
    <loading.parts.EssayNotes essay={essay} isOffline={isOffline} />
  )
  return { ...essay, notes, lock: canUse ? undefined : <LockLine /> }
}

function workAfter(action: EssayChange, outcome: Outcome): OwnWork {
  if ('trouble' in outcome) return failedWork(action, outcome.trouble)
  if ('told' in outcome) return { ...toldWork, action, message: outcome.told }
  return IDLE
}

const toldWork = { phase: 'failed', canTryAgain: false, remedy: undefined } as const

const failedWork = (action: EssayChange, trouble: ChatTrouble): OwnWork => ({
  phase: 'failed',
  action,
  message: trouble.message,
  canTryAgain: canTryAgain(trouble),
  remedy: leadsToPlans(trouble) && <PlansLink />,
})

const sayTaken = (
  action: EssayAction,
  handedIn: string | undefined,
  disclosure: string | null,
): string => [handedIn, takenWords(action), disclosure].filter(Boolean).join(' ')
