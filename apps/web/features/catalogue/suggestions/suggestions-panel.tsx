import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { clock } from '../../../clock.ts'
import { paths } from '../../../paths.ts'
import { productName } from '../../../product.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { describeState } from '@laurel/contract/words/describe-verdict'
import { CompactCard } from '../scholarships/compact-card.tsx'
import { useAddressed } from '../../people/questions/use-addressed.ts'
import { describeSuggestions, pickSuggestions } from './pick-suggestions.ts'
import styles from './suggestions-panel.module.css'
import type { Exchange } from './use-suggestions.ts'

/** As long as the assistant takes to answer (specification 2, section 9). */
const REPLY_MS = 500

interface SuggestionsPanelProps {
  exchange: Exchange
  onClose: () => void
}

/**
 * The short exchange after a save: the request for suggestions and what matching answers. It stands
 * beside the form and never takes the focus.
 */
export default function SuggestionsPanel({ exchange, onClose }: SuggestionsPanelProps) {
  const { before, counts, rows } = exchange
  const [now] = useState(clock.now)
  const addressed = useAddressed()
  const [hasReplied, setReplied] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const words = describeSuggestions(before, counts)

  useEffect(() => {
    const timer = setTimeout(() => setReplied(true), REPLY_MS)
    return () => clearTimeout(timer)
  }, [])

  const close = () => {
    const hadFocus = panel.current?.contains(document.activeElement)
    onClose()
    if (hadFocus) document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }
  const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && close()

  return (
    // Esc closes it from anywhere inside; the buttons in it do the rest.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      ref={panel}
      className={styles.panel}
      aria-labelledby="suggestions"
      onKeyDown={closeByKey}
    >
      <div className={styles.head}>
        <h2 id="suggestions">Scholarship suggestions</h2>
        <button type="button" aria-label="Close suggestions" onClick={close}>
          <Icon icon={IconX} />
        </button>
      </div>
      <div className={styles.body}>
        <p className={styles.you}>
          <VisuallyHidden>You said: </VisuallyHidden>Can you suggest scholarships for me?
        </p>
        <div className={styles.laurel} role="status">
          <VisuallyHidden>{productName} said: </VisuallyHidden>
          {hasReplied ? words : 'Checking your matches'}
        </div>
        {hasReplied && (
          <>
            <ul className={styles.list}>
              {pickSuggestions(rows, before).map(({ scholarship, isNew }) => (
                <li key={scholarship.id}>
                  <CompactCard scholarship={scholarship} now={now} />
                  <p className={styles.verdict}>
                    {isNew && <span className={styles.new}>New</span>}
                    {addressed(describeState(scholarship, now)?.line ?? '')}
                  </p>
                </li>
              ))}
            </ul>
            <ButtonLink to={paths.matches} isWide>
              See all matches
            </ButtonLink>
          </>
        )}
      </div>
    </aside>
  )
}
