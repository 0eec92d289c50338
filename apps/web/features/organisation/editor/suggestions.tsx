import type { Clause } from '@laurel/matching/criteria'
import { Button } from '../../../ui/button.tsx'
import type { AudiencePartProps } from './editor-parts.ts'
import { addRule } from './rule-tree.ts'
import { ruleText } from './rule-words.ts'
import styles from './rules.module.css'

/** What an import believes it has read: each is confirmed or rejected, and counts only then. */
export function Suggestions(props: Omit<AudiencePartProps, 'errorOf' | 'notes'>) {
  const { audience, onChange, isReadOnly } = props
  const { criteria, suggestions } = audience
  const open = suggestions?.all ?? []
  if (open.length === 0 || isReadOnly) return null
  const settle = (at: number, clause: Clause | undefined) => {
    const all = open.filter((_clause, place) => place !== at)
    onChange({
      suggestions: all.length > 0 ? { all } : null,
      ...(clause && { criteria: addRule(criteria, clause) }),
    })
  }
  return (
    <>
      <h3 className={styles.kind}>
        Read from your text <span>Confirm what is right.</span>
      </h3>
      <ul className={styles.card}>
        {open.map((clause, at) => (
          <li key={ruleText(clause)} className={styles.suggestion}>
            <p>{ruleText(clause)}</p>
            <Button onClick={() => settle(at, clause)}>Confirm</Button>
            <Button variant="subtle" onClick={() => settle(at, undefined)}>
              Reject
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
