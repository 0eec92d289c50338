import type { FieldValue } from '@laurel/contract/application-shapes'
import type { Requirement } from '@laurel/contract/scholarship-shapes'
import type { ReactNode } from 'react'
import { fileNameOf } from '../answers/file-name.ts'
import { answerText } from '@laurel/contract/requirement-status'
import { htmlToText } from '@laurel/contract/essay-text'
import { isHtml } from './join-answers.ts'
import { ScrollRegion } from '../../../../ui/scroll-region.tsx'
import styles from './versions.module.css'

interface VersionProps {
  name: string
  requirement: Requirement
  value: FieldValue | undefined
  /** What can be done with it. */
  children?: ReactNode
}

/** One version of an answer, to be read beside another. */
export function Version({ name, requirement, value, children }: VersionProps) {
  return (
    <div className={styles.version}>
      <h3>{name}</h3>
      <ScrollRegion className={styles.text} label={name}>
        {wordsOf(requirement, value) || 'Empty'}
      </ScrollRegion>
      {children}
    </div>
  )
}

function wordsOf(requirement: Requirement, value: FieldValue | undefined): string {
  if (value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Ticked' : 'Not ticked'
  if (Array.isArray(value)) return value.join(', ')
  const isFile = requirement.field.dataType === 'file'
  // An essay that is to become a file is its own text until then.
  if (isFile && isHtml(value)) return htmlToText(String(value))
  if (isFile) return fileNameOf(String(value))
  return answerText(requirement, value) || String(value)
}
