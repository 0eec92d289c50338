import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs'
import { type Editor, useEditorState } from '@tiptap/react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './essay-editor.module.css'

interface StartersProps {
  editor: Editor
  /** Begins a draft with the assistant; absent where that is not allowed. */
  onDraft: (() => void) | undefined
}

/** An empty page says what becomes of its words, and how else to begin. */
export function Starters({ editor, onDraft }: StartersProps) {
  const isEmpty = useEditorState({ editor, selector: ({ editor }) => editor.isEmpty })
  if (!isEmpty) return null
  return (
    <div className={styles.starters}>
      <p>Write here. It is saved as you go.</p>
      {onDraft && (
        <Button onClick={onDraft}>
          <Icon icon={IconSparkles} />
          Draft with AI
        </Button>
      )}
    </div>
  )
}
