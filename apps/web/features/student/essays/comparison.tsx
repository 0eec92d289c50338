import { type ReactNode, useMemo, useState } from 'react'
import { SafeHtml } from '../../../ui/safe-html.tsx'
import { countWords } from '@laurel/contract/count-words'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import { classNames } from '../../../ui/class-names.ts'
import help from './essay-help.module.css'
import styles from './essay-history.module.css'
import { htmlToText } from '@laurel/contract/essay-text'
import type { SavedVersion } from './pick-versions.ts'
import { type Change, countChanges, wordChanges } from './word-changes.ts'

interface ComparisonProps {
  presentHtml: string
  version: Pick<SavedVersion, 'html' | 'words'>
  /** What it is, in words. */
  from: string
  /** The name of its text. */
  label?: string
  /** It can be read and not copied. */
  isLocked?: boolean
  /** What is to be known of it, below its text. */
  children?: ReactNode
}

/** A version as it is, or with its differences from the present text marked. */
export function Comparison(props: ComparisonProps) {
  const { presentHtml, version, from, isLocked = false, children } = props
  const { label = `Version of ${from}` } = props
  const [isMarked, setMarked] = useState(true)
  const present = htmlToText(presentHtml)
  const changes = useMemo(
    () => wordChanges(present, htmlToText(version.html)),
    [present, version.html],
  )
  return (
    <div className={styles.comparison}>
      <div className={styles.head}>
        <div>
          <h3 tabIndex={-1}>{from}</h3>
          <p className={styles.calm}>{summary(changes, countWords(present), version.words)}</p>
        </div>
        <label className={styles.switch}>
          <input
            type="checkbox"
            role="switch"
            checked={isMarked}
            aria-checked={isMarked}
            onChange={({ target }) => setMarked(target.checked)}
          />
          Show changes
        </label>
      </div>
      <ScrollRegion className={styles.text} label={label}>
        <div className={classNames(isLocked && help.locked)}>
          {isMarked && changes ? (
            <div className={styles.marked} dir="auto">
              {changes.map(marked)}
            </div>
          ) : (
            <SafeHtml html={version.html} />
          )}
        </div>
        {children}
      </ScrollRegion>
    </div>
  )
}

/** Changes have no identity but their place. */
function marked({ kind, text }: Change, position: number) {
  if (kind === 'added') return <ins key={position}>{text}</ins>
  return kind === 'removed' ? <del key={position}>{text}</del> : text
}

function summary(changes: readonly Change[] | undefined, now: number, then: number): string {
  const words = `${number(now)} words become ${number(then)}.`
  if (!changes) return `Too different to mark. ${words}`
  const count = countChanges(changes)
  if (count === 0) return `Same words, different formatting. ${words}`
  return `${number(count)} ${count === 1 ? 'change' : 'changes'}. ${words}`
}

const number = (count: number) => count.toLocaleString('en-US')
