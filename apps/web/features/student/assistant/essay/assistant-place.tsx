import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { isEmptyEssay } from '../../essays/essay-html.ts'
import { useAssistant } from './assistant-context.ts'
import styles from './assistant-place.module.css'
import { EssayChatPlace } from './essay-chat-place.tsx'
import { isHelpAllowed, policyLine } from './policy-words.ts'
import { loadParts } from './use-assistant-parts.ts'
import { OPEN_ASSISTANT_ID } from './use-essay-assistant.ts'

/** Beside the form, or below it: the way to the essay assistant, and the assistant itself. */
export function AssistantPlace() {
  const assistant = useAssistant()
  if (!assistant || assistant.essays.length === 0) return null
  if (!isHelpAllowed(assistant.policy)) return <Card words={policyLine(assistant.policy) ?? ''} />
  return assistant.shownId === undefined ? <Closed /> : <Panel requirementId={assistant.shownId} />
}

function Closed() {
  const assistant = useAssistant()
  const essays = assistant?.essays ?? []
  const next = essays.find(({ draft }) => isEmptyEssay(draft.html)) ?? essays[0]
  const prepare = () => void loadParts().catch(() => undefined)
  return (
    <Card words="Ask for a starting point, a shorter draft, or a second look.">
      <Button
        id={OPEN_ASSISTANT_ID}
        isWide
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => next && assistant?.show(next.task.requirement.id)}
      >
        Open assistant
      </Button>
    </Card>
  )
}

function Card({ words, children }: { words: string; children?: React.ReactNode }) {
  return (
    <section className={styles.card} aria-labelledby="assistant-heading">
      <h2 id="assistant-heading">
        <Icon icon={IconSparkles} />
        Essay assistant
      </h2>
      <p>{words}</p>
      {children}
    </section>
  )
}

/** Esc restores it, and then closes it; what is typed in it stays. */
function Panel({ requirementId }: { requirementId: string }) {
  const assistant = useAssistant()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    panel.current?.scrollIntoView({ block: innerWidth < 1200 ? 'end' : 'nearest' })
  }, [])
  if (!assistant) return null
  const { isMaximised, setMaximised, close } = assistant
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    if (isMaximised) setMaximised(false)
    else close()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc works wherever the focus is inside
    <aside
      ref={panel}
      className={styles.panel}
      aria-label="Essay assistant"
      data-maximised={isMaximised || undefined}
      onKeyDown={onKeyDown}
    >
      <EssayChatPlace
        key={requirementId}
        requirementId={requirementId}
        onClose={close}
        maximise={{ isOn: isMaximised, toggle: () => setMaximised(!isMaximised) }}
      />
    </aside>
  )
}
