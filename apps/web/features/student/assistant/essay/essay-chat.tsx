import { CHANGES } from '../../essays/essay-help.ts'
import { isEmptyEssay } from '../../essays/essay-html.ts'
import { ChatPanel } from '../chat/chat-panel.tsx'
import { OpenChat } from '../chat/open-chat.ts'
import { type Maximise, PanelButtons } from '../chat/panel-buttons.tsx'
import { useChatView } from '../chat/use-chat-view.ts'
import { type EssayAssistant, type EssayWork, useAssistant } from './assistant-context.ts'
import { ChatFoot } from './chat-foot.tsx'
import styles from './essay-chat.module.css'
import { EssayReply } from './essay-reply.tsx'
import { policyLine } from './policy-words.ts'
import { useSubmitEssay } from './use-submit-essay.ts'

export interface EssayChatProps {
  requirementId: string
  onClose: () => void
  /** Beside a form it can take the form's place; where the essay is written it cannot. */
  maximise?: Maximise
  /** What is said once an essay has become the answer, where a toast is out of sight. */
  onSubmitted?: (words: string) => void
}

/** The chat about one essay of an application. */
export function EssayChat(props: EssayChatProps) {
  const assistant = useAssistant()
  const work = assistant?.essays.find(({ task }) => task.requirement.id === props.requirementId)
  return assistant && work ? <Chat {...props} assistant={assistant} work={work} /> : null
}

type ChatProps = EssayChatProps & { assistant: EssayAssistant; work: EssayWork }

function Chat(props: ChatProps) {
  const { assistant, work, onClose, maximise, onSubmitted } = props
  const { task, draft } = work
  const chat = assistant.chatOf(task, (subject) => new OpenChat(subject))
  const view = useChatView(chat)
  const { busyId, problem, submit } = useSubmitEssay({
    chat,
    work,
    onDone: (words) => {
      onSubmitted?.(words)
      onClose()
    },
  })
  // Where only editing is allowed, the assistant's first message says so.
  const line = assistant.policy === 'editing_only' ? undefined : policyLine(assistant.policy)
  const isBeside = maximise !== undefined
  const hasOwnText = isBeside && !isEmptyEssay(draft.html) && !view.reply
  const { chat: known } = view
  return (
    <div className={styles.chat}>
      <Head {...props} />
      <ChatPanel
        chat={chat}
        label={`Chat about ${task.requirement.title}`}
        placeholder="Write an answer or ask something"
        hasFirstFocus
        head={line !== undefined && <p className={styles.policy}>{line}</p>}
        renderEssay={(message, isLast) =>
          message.essay &&
          known && (
            <EssayReply
              message={message}
              essay={message.essay}
              chat={known}
              isLast={isLast}
              isBusy={busyId === message.id}
              problem={problem?.id === message.id ? problem.message : undefined}
              onSubmit={() => submit(message)}
              onChange={(action) => void chat.ask({ action })}
            />
          )
        }
        foot={known && <ChatFoot chat={chat} />}
      >
        {hasOwnText && (
          <div className={styles.own} role="group" aria-label="With the text you have">
            <span aria-hidden="true">With your text</span>
            {CHANGES.map(({ action, words }) => (
              <button
                key={action}
                type="button"
                onClick={() => void chat.ask({ action, essay: draft.html })}
              >
                {words}
              </button>
            ))}
          </div>
        )}
      </ChatPanel>
    </div>
  )
}

function Head({ assistant, work, maximise, onClose }: ChatProps) {
  const { requirement } = work.task
  const hasChoice = maximise !== undefined && assistant.essays.length > 1
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <h2>Essay assistant</h2>
        {hasChoice ? (
          <select
            aria-label="Essay"
            value={requirement.id}
            onChange={({ target }) => assistant.show(target.value)}
          >
            {assistant.essays.map(({ task }) => (
              <option key={task.requirement.id} value={task.requirement.id}>
                {task.requirement.title}
              </option>
            ))}
          </select>
        ) : (
          <p>{requirement.title}</p>
        )}
      </div>
      <PanelButtons maximise={maximise} onClose={onClose} />
    </div>
  )
}
