import type { ReactNode } from 'react'
import { productName } from '../../../../product.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { LogoMark } from '../../../../ui/logo.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import styles from './chat.module.css'

interface LineProps {
  as?: 'li' | 'div'
  /** The first of several lines by the same speaker. */
  isFirst?: boolean
  /** As wide as the log, such as an essay. */
  isWide?: boolean
  children: ReactNode
}

/** A line of the assistant's. */
export function AssistantLine({ as: Tag = 'li', isFirst = true, isWide, children }: LineProps) {
  return (
    <Tag className={classNames(styles.assistant, isFirst && styles.first, isWide && styles.wide)}>
      {isFirst && (
        <span className={styles.mark} aria-hidden="true">
          <LogoMark />
        </span>
      )}
      <div className={styles.column}>
        <VisuallyHidden>{productName} said </VisuallyHidden>
        {children}
      </div>
    </Tag>
  )
}

/** A line of the student's own. */
export function OwnLine({ as: Tag = 'li', text }: { as?: 'li' | 'div'; text: string }) {
  return (
    <Tag className={styles.own}>
      <div className={styles.bubble}>
        <VisuallyHidden>You said </VisuallyHidden>
        <Paragraphs text={text} />
      </div>
    </Tag>
  )
}

export function Bubble({ children }: { children: ReactNode }) {
  return <div className={styles.bubble}>{children}</div>
}

/** Plain text: an empty line divides paragraphs, each in the direction of its own words. */
export function Paragraphs({ text }: { text: string }) {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph, position) => (
      // Paragraphs have no identity but their place.
      // oxlint-disable-next-line react/no-array-index-key
      <p key={position} dir="auto">
        {paragraph}
      </p>
    ))
}

/** Until the first word comes. The dots are for the eye; the words are said once, elsewhere. */
export function Thinking() {
  return (
    <AssistantLine as="div">
      <div className={classNames(styles.bubble, styles.thinking)} aria-hidden="true">
        AI is thinking
        <span className={styles.dots}>
          <i />
          <i />
          <i />
        </span>
      </div>
    </AssistantLine>
  )
}
