import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import { useEssaySource } from '../../essays/use-essay-file.ts'
import { useMadeHere } from '../../essays/use-made-here.ts'
import styles from './essay-file-answer.module.css'

interface OpenEditorProps {
  /** The file that is the answer now. */
  fileId: string | undefined
  title: string
  onOpen: (text: string) => void
}

/** *Write it here*, or *Edit* for a file that was written here. */
export function OpenEditor({ fileId, title, onOpen }: OpenEditorProps) {
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
