import { htmlToText } from '@laurel/contract/essay-text'
import { type ReactNode, useId, useRef, useState } from 'react'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { ChatBeside } from './chat-beside.tsx'
import { closeOnEscape } from './close-on-escape.ts'
import { DeskStatus } from './desk-status.tsx'
import styles from './essay-desk.module.css'
import EssayEditor from './essay-editor.tsx'
import type { EssayHelp } from './essay-help.ts'
import { EssayHistory } from './essay-history.tsx'
import { isEmptyEssay } from './essay-html.ts'
import type { EssayDraft, EssayTask } from './essay-task.ts'
import { FinishButton, type Finish } from './finish-button.tsx'
import { FailedHelp } from './generating.tsx'
import { HelpBar } from './help-bar.tsx'
import { QuestionBox } from './question-box.tsx'
import { Restored } from './restored.tsx'
import { useChangeFocus } from './use-change-focus.ts'
import { useReplacing } from './use-replacing.ts'
import { VersionWork } from './version-work.tsx'
import { WordCounter } from './word-counter.tsx'

export interface EssayDeskProps {
  task: EssayTask
  draft: EssayDraft
  /** What must be said before the text, such as that there are two versions of it. */
  notice?: ReactNode
  /** What ends the writing; absent where the page around it does. */
  finish?: Finish
  /** What the assistant does here. */
  help?: EssayHelp | undefined
  /** In a place of its own the writing takes the focus. */
  hasFirstFocus?: boolean
  /** On a page it grows with its text, and the page around it has said the title. */
  isOnPage?: boolean
}

/** Everything an essay is written with: its question, the editor, the words, help and earlier versions. */
export default function EssayDesk(props: EssayDeskProps) {
  const { task, draft, notice, finish, help, hasFirstFocus = false, isOnPage = false } = props
  const desk = useRef<HTMLDivElement>(null)
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const { replaced, write, replace, takeBack } = useReplacing(draft)
  const noteId = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const phase = useChangeFocus(desk, help?.work)
  const isWriting = !isHistoryOpen && phase !== 'generating' && phase !== 'ready'

  // What closes it goes away with it, and would take the focus along.
  const closeHistory = () => {
    setHistoryOpen(false)
    toggle.current?.focus()
  }
  const undo = (html: string) => {
    takeBack(html)
    toggle.current?.focus()
  }
  const takeVersion = (html: string, from: string) => {
    closeHistory()
    replace(html, `The version of ${from} is your text now.`)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc works wherever the focus is inside
    <div
      ref={desk}
      className={styles.desk}
      onKeyDown={(event) => isHistoryOpen && closeOnEscape(closeHistory)(event)}
      data-on-page={isOnPage || undefined}
      data-chat={help?.chat.isOpen || undefined}
      data-comparing={!isWriting || undefined}
    >
      <div className={styles.top}>
        <DeskStatus
          title={isOnPage ? '' : task.scholarshipTitle}
          draft={draft}
          help={help}
          isHistoryOpen={isHistoryOpen}
          toggle={toggle}
          onToggle={() => setHistoryOpen(!isHistoryOpen)}
        />
        <QuestionBox html={task.requirement.description} limits={task.limits} />
        {notice}
        {replaced && <Restored replaced={replaced} onUndo={undo} />}
        {help?.said !== undefined && !replaced && (
          <p className={styles.said} role="status">
            {help.said}
          </p>
        )}
        {help?.work.phase === 'failed' && <FailedHelp work={help.work} help={help} />}
      </div>
      {isHistoryOpen && (
        <EssayHistory
          task={task}
          presentHtml={draft.html}
          onUse={takeVersion}
          onKeep={closeHistory}
        />
      )}
      {help && !isHistoryOpen && (
        <VersionWork help={help} draft={draft} task={task} onTake={replace} />
      )}
      <div className={styles.writing} hidden={!isWriting}>
        <EssayEditor
          value={draft.html}
          onChange={write}
          label={task.requirement.title}
          describedBy={noteId}
          hasFirstFocus={hasFirstFocus && !help?.chat.isOpen}
          onDraft={help?.onDraft}
        />
        {help && <HelpBar help={help} isEmpty={isEmptyEssay(draft.html)} />}
        <div className={styles.foot}>
          <WordCounter text={htmlToText(draft.html)} limit={task.wordLimit} />
          <VisuallyHidden id={noteId}>{task.limits.join(', ')}</VisuallyHidden>
          {finish && <FinishButton finish={finish} isEmpty={isEmptyEssay(draft.html)} />}
        </div>
      </div>
      {help?.chat.isOpen && <ChatBeside help={help} isOnPage={isOnPage} />}
    </div>
  )
}
