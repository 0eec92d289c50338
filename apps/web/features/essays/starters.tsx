import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs'
import { type Editor, useEditorState } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './essay-editor.module.css'

interface StartersProps {
  editor: Editor
  hasFirstFocus: boolean
  /** Begins a draft with the assistant; absent where that is not allowed. */
  onDraft: (() => void) | undefined
}

/** An empty page says how to begin, until the cursor is in it. */
export function Starters({ editor, hasFirstFocus, onDraft }: StartersProps) {
  const first = useRef<HTMLButtonElement>(null)
  const isBegun = useEditorState({
    editor,
    selector: ({ editor }) => editor.isFocused || !editor.isEmpty,
  })
  useEffect(() => {
    if (hasFirstFocus) first.current?.focus()
  }, [hasFirstFocus])
  if (isBegun) return null
  return (
    <div className={styles.starters}>
      <p>Nothing is written yet. What you write is saved as you go.</p>
      <div className={styles.ways}>
        <Button ref={first} onClick={() => editor.commands.focus('end')}>
          <Icon icon={IconPencil} />
          Write it yourself
        </Button>
        {onDraft && (
          <Button onClick={onDraft}>
            <Icon icon={IconSparkles} />
            Draft with AI
          </Button>
        )}
      </div>
    </div>
  )
}
