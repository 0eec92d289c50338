import { useEffect, useRef, type ReactNode } from 'react'
import { ChooseDocument } from '../../documents/choose-document.tsx'
import { DropZone } from '../../documents/drop-zone.tsx'
import { type RunningUpload, UploadRow } from '../../documents/upload-row.tsx'
import { fileRefusal, limitsOf } from '@laurel/contract/requirement-limits'
import type { Uploads } from '../requirements/use-uploads.ts'
import { Button } from '../../../../ui/button.tsx'
import type { AnswerProps } from './answer-props.ts'
import styles from './answers.module.css'
import { filePickerProps } from './file-picker-props.ts'
import { FileRow } from './file-row.tsx'

/** One file: a zone to drop it on, then its progress, then what can be done with it. */
export function FileAnswer({ uploads, ...props }: AnswerProps & { uploads: Uploads }) {
  const { requirement, value, onChange } = props
  const running: RunningUpload | undefined = uploads.running[requirement.id]
  const url = typeof value === 'string' && value !== '' ? value : undefined
  const send = (file: File) => uploads.start(requirement, file)
  const choose = (publicUrl: string) => {
    uploads.forgetProblem(requirement.id)
    onChange(publicUrl)
  }
  const phase = running ? 'running' : url === undefined ? 'empty' : 'kept'

  return (
    <FocusKeeper phase={phase}>
      {running ? (
        <UploadRow
          upload={running}
          controlId={props.controlId}
          onCancel={() => uploads.cancel(requirement.id)}
        />
      ) : url === undefined ? (
        <DropZone
          {...filePickerProps(props)}
          label={`Choose a file for ${requirement.title}`}
          onFile={send}
        />
      ) : (
        <FileRow {...props} url={url} onFile={send} onRemove={() => onChange(undefined)} />
      )}
      {requirement.id in uploads.lost && (
        <Button onClick={() => uploads.retry(requirement.id)}>Try again</Button>
      )}
      {!running && (
        <ChooseDocument
          requirementTitle={requirement.title}
          chosenUrl={url}
          refusalOf={(file) => fileRefusal(file, limitsOf(requirement))}
          onChoose={choose}
        />
      )}
    </FocusKeeper>
  )
}

/** When a control gives way to another, the focus goes along instead of falling to the page. */
function FocusKeeper({ phase, children }: { phase: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const hasFocus = useRef(false)
  useEffect(() => {
    if (!hasFocus.current || box.current?.contains(document.activeElement)) return
    box.current?.querySelector<HTMLElement>('input, button, a')?.focus()
  }, [phase])
  return (
    <div
      ref={box}
      className={styles.file}
      onFocus={() => {
        hasFocus.current = true
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget) hasFocus.current = currentTarget.contains(relatedTarget)
      }}
    >
      {children}
    </div>
  )
}
