import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { showToast } from '../../../ui/mantine/show-toast.tsx'
import { EssayDrawer } from '../../essays/essay-drawer.tsx'
import { EssayExtract } from '../../essays/essay-extract.tsx'
import { useEssayFile, useEssaySource } from '../../essays/use-essay-file.ts'
import { useMadeHere } from '../../essays/use-made-here.ts'
import { parseLimits } from '../requirement-limits.ts'
import type { ApplicationForm } from '../use-application-form.ts'
import type { AnswerProps } from './answer-props.ts'
import styles from './essay-file-answer.module.css'
import { EssayNotices } from './essay-notices.tsx'
import { essayOf } from './essay-of.ts'
import { FileAnswer } from './file-answer.tsx'
import { fileIdOf } from './file-name.ts'

type EssayFileProps = AnswerProps & { form: ApplicationForm }

/** An essay that is handed in as a file: uploaded, or written here and made into one. */
export function EssayFileAnswer({ form, ...props }: EssayFileProps) {
  const { requirement, value, onChange, controlId } = props
  // The text of the file that is being looked at; it takes the file's place with the first edit.
  const [source, setSource] = useState('')
  const [isOpen, setOpen] = useState(false)
  const { task, draft: kept } = essayOf(form, requirement)
  const canBePdf = parseLimits(requirement.limits).endings.includes('.pdf')
  const isWriting = kept.html !== ''
  const draft = isWriting ? kept : { ...kept, html: source }
  const close = () => {
    setOpen(false)
    // What opened the drawer may have given way to another control.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById(controlId)?.focus()
    })
  }
  const file = useEssayFile(task, draft, (publicUrl) => {
    onChange(publicUrl)
    close()
  })
  const open = (text: string) => {
    setSource(text)
    setOpen(true)
  }

  return (
    <>
      {isWriting ? (
        <EssayExtract task={task} html={kept.html} {...props} onWrite={() => setOpen(true)}>
          <Button isBusy={file.isBusy} onClick={file.make}>
            Save as PDF
          </Button>
        </EssayExtract>
      ) : (
        <>
          <FileAnswer {...props} uploads={form.uploads} />
          {canBePdf && !(requirement.id in form.uploads.running) && (
            <OpenEditor fileId={fileIdOf(value)} title={requirement.title} onOpen={open} />
          )}
        </>
      )}
      <EssayDrawer
        isOpen={isOpen}
        onClose={close}
        task={task}
        draft={draft}
        hasFirstFocus
        notice={<EssayNotices form={form} requirement={requirement} />}
        finish={{
          label: 'Save as PDF',
          note: 'Makes a file of the essay and adds it to this application.',
          isBusy: file.isBusy,
          problem: file.problem,
          run: file.make,
        }}
      />
    </>
  )
}

interface OpenEditorProps {
  /** The file that is the answer now. */
  fileId: string | undefined
  title: string
  onOpen: (text: string) => void
}

/** *Write it here*, or *Edit* for a file that was written here. */
function OpenEditor({ fileId, title, onOpen }: OpenEditorProps) {
  const [isBusy, setBusy] = useState(false)
  const isMadeHere = useMadeHere(fileId)
  const readSource = useEssaySource()
  if (fileId !== undefined && !isMadeHere) return null
  const label = fileId === undefined ? 'Write it here' : 'Edit'
  const open = async () => {
    if (fileId === undefined) return onOpen('')
    setBusy(true)
    try {
      onOpen(await readSource(fileId))
    } catch {
      showToast({
        kind: 'error',
        message: 'Something went wrong',
        detail: 'Please try again later',
      })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.write}>
      {fileId === undefined && <span>or</span>}
      <Button
        isBusy={isBusy}
        aria-label={`${label}: ${title}`}
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        <Icon icon={IconPencil} />
        {label}
      </Button>
    </div>
  )
}
