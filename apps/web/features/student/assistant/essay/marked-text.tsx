import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { markPassages } from './mark-passages.ts'
import styles from './marked-text.module.css'

interface MarkedTextProps {
  /** Plain text; an empty line divides paragraphs. */
  text: string
  gaps: readonly string[]
  unsupported: readonly string[]
}

const MEANING = { gap: 'to fill in', check: 'check this' } as const

/** An essay with what has to be filled in or checked marked in it. */
export function MarkedText({ text, gaps, unsupported }: MarkedTextProps) {
  return (
    <div className={styles.text}>
      {text.split(/\n{2,}/).map((paragraph, place) => (
        // Paragraphs and stretches have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={place} dir="auto">
          {markPassages(paragraph, { gaps, unsupported }).map(({ text: part, mark }, position) =>
            mark ? (
              // oxlint-disable-next-line react/no-array-index-key
              <mark key={position} className={styles[mark]}>
                {part}
                <VisuallyHidden> ({MEANING[mark]})</VisuallyHidden>
              </mark>
            ) : (
              part
            ),
          )}
        </p>
      ))}
    </div>
  )
}
