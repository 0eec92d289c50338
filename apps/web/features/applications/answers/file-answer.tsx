import { useEffect, useRef, type ReactNode } from 'react'
import type { RunningUpload, Uploads } from '../use-uploads.ts'
import type { AnswerProps } from './answer-props.ts'
import styles from './answers.module.css'
import { FileDropZone } from './file-drop-zone.tsx'
import { FileRow } from './file-row.tsx'
import { UploadRow } from './upload-row.tsx'

/** One file: a zone to drop it on, then its progress, then what can be done with it. */
export function FileAnswer({ uploads, ...props }: AnswerProps & { uploads: Uploads }) {
  const { requirement, value, onChange } = props
  const running: RunningUpload | undefined = uploads.running[requirement.id]
  const url = typeof value === 'string' && value !== '' ? value : undefined
  const send = (file: File) => uploads.start(requirement, file)
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
        <FileDropZone {...props} onFile={send} />
      ) : (
        <FileRow {...props} url={url} onFile={send} onRemove={() => onChange(undefined)} />
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
