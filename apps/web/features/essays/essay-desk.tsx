import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './essay-desk.module.css'
import EssayEditor from './essay-editor.tsx'
import { EssayHistory } from './essay-history.tsx'
import { isEmptyEssay } from './essay-html.ts'
import type { EssayDraft, EssayTask } from './essay-task.ts'
import { htmlToText } from '@laurel/contract/essay-text'
import { FinishButton, type Finish } from './finish-button.tsx'
import { QuestionBox } from './question-box.tsx'
import { Restored, type Replaced } from './restored.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { WordCounter } from './word-counter.tsx'

export interface EssayDeskProps {
  task: EssayTask
  draft: EssayDraft
  /** What must be said before the text, such as that there are two versions of it. */
  notice?: ReactNode
  /** What ends the writing; absent where the page around it does. */
  finish?: Finish
  /** In a place of its own the writing takes the focus. */
  hasFirstFocus?: boolean
  /** On a page it grows with its text, and the page around it has said the title. */
  isOnPage?: boolean
}

/** Everything an essay is written with: its question, the editor, the words and earlier versions. */
export default function EssayDesk(props: EssayDeskProps) {
  const { task, draft, notice, finish, hasFirstFocus = false, isOnPage = false } = props
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const [replaced, setReplaced] = useState<Replaced>()
  const noteId = useId()
  const toggle = useRef<HTMLButtonElement>(null)

  // What closes it goes away with it, and would take the focus along.
  const closeHistory = () => {
    setHistoryOpen(false)
    toggle.current?.focus()
  }
  const takeVersion = (html: string, from: string) => {
    setReplaced({ html: draft.html, from })
    closeHistory()
    draft.write(html)
  }
  const takeBack = (html: string) => {
    write(html)
    toggle.current?.focus()
  }
  const write = (html: string) => {
    setReplaced(undefined)
    draft.write(html)
  }

  return (
    <div className={styles.desk} data-on-page={isOnPage || undefined}>
      <div className={styles.top}>
        <StatusRow
          title={isOnPage ? '' : task.scholarshipTitle}
          draft={draft}
          isHistoryOpen={isHistoryOpen}
          toggle={toggle}
          onToggle={() => setHistoryOpen(!isHistoryOpen)}
        />
        <QuestionBox html={task.requirement.description} limits={task.limits} />
        {notice}
        {replaced && <Restored replaced={replaced} onUndo={takeBack} />}
      </div>
      {isHistoryOpen && (
        <EssayHistory
          task={task}
          presentHtml={draft.html}
          onUse={takeVersion}
          onKeep={closeHistory}
        />
      )}
      <div className={styles.writing} hidden={isHistoryOpen}>
        <EssayEditor
          value={draft.html}
          onChange={write}
          label={task.requirement.title}
          describedBy={noteId}
          hasFirstFocus={hasFirstFocus}
        />
        <div className={styles.foot}>
          <WordCounter text={htmlToText(draft.html)} limit={task.wordLimit} />
          <VisuallyHidden id={noteId}>{task.limits.join(', ')}</VisuallyHidden>
          {finish && <FinishButton finish={finish} isEmpty={isEmptyEssay(draft.html)} />}
        </div>
      </div>
    </div>
  )
}

interface StatusRowProps {
  title: string
  draft: EssayDraft
  isHistoryOpen: boolean
  toggle: RefObject<HTMLButtonElement | null>
  onToggle: () => void
}

function StatusRow({ title, draft, isHistoryOpen, toggle, onToggle }: StatusRowProps) {
  return (
    <div className={styles.status}>
      <span className={styles.title}>{title}</span>
      <span role="status" data-trouble={draft.isInTrouble || undefined}>
        {draft.saveWords}
      </span>
      <Button ref={toggle} variant="subtle" aria-pressed={isHistoryOpen} onClick={onToggle}>
        <Icon icon={IconHistory} />
        History
      </Button>
    </div>
  )
}
