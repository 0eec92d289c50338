import { EditorContent } from '@tiptap/react'
import { useEffect, useId } from 'react'
import styles from './essay-editor.module.css'
import { isEmptyEssay } from './essay-html.ts'
import { Starters } from './starters.tsx'
import { Toolbar } from './toolbar.tsx'
import { type EditorField, useEssayEditor } from './use-essay-editor.ts'

export interface EssayEditorProps extends EditorField {
  /** Puts the cursor behind the last word. */
  hasFirstFocus: boolean
  onDraft: (() => void) | undefined
}

/** Toolbar and text. Loaded when an essay is opened, because an editor weighs as much as a page. */
export default function EssayEditor({ hasFirstFocus, onDraft, ...field }: EssayEditorProps) {
  const id = useId()
  const editor = useEssayEditor(field)
  useEffect(() => {
    if (hasFirstFocus) editor.commands.focus('end')
    // The first moment only: later the focus is the writer's.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [editor])
  return (
    <div className={styles.editor}>
      <Toolbar editor={editor} controls={id} />
      <div className={styles.page} id={id}>
        <EditorContent editor={editor} />
        {isEmptyEssay(field.value) && <Starters editor={editor} onDraft={onDraft} />}
      </div>
    </div>
  )
}
