import { type Editor, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import styles from './essay-editor.module.css'
import { essayExtensions } from './essay-extensions.ts'
import { toStoredHtml } from './essay-html.ts'
import { samePlace } from './same-place.ts'
import { usePastes } from './use-pastes.ts'
import { usePause } from './use-pause.ts'

export interface EditorField {
  /** HTML; empty when nothing is written. */
  value: string
  /** `pastes`: what was pasted since the last time, as plain text. */
  onChange: (html: string, pastes: readonly string[]) => void
  /** The accessible name. */
  label: string
  describedBy: string
}

const parseOptions = { preserveWhitespace: true } as const

/** An editor of one essay. A value that did not come from it is put in as a step of its history. */
export function useEssayEditor({ value, onChange, label, describedBy }: EditorField): Editor {
  const last = useRef(value)
  const pastes = usePastes()
  const { later, now } = usePause((editor: Editor) => {
    const html = toStoredHtml(editor.getHTML())
    if (html === last.current) return
    last.current = html
    onChange(html, pastes.take())
  })
  const editor = useEditor({
    extensions: essayExtensions,
    content: value,
    parseOptions,
    injectCSS: false,
    // Signs that people type mean themselves; only lists begin by typing.
    enableInputRules: ['bulletList', 'orderedList'],
    enablePasteRules: false,
    editorProps: {
      // Cells of a pasted table would run into one word.
      transformPastedHTML: (html) => html.replaceAll(/<\/t[dh]>/gi, ' $&'),
      // Esc is the drawer's; the editor would swallow it.
      handleDOMEvents: {
        keydown: (_view, event) => event.key === 'Escape',
        paste: (_view, event) => pastes.note(event.clipboardData),
        drop: (_view, event) => pastes.note(event.dataTransfer),
      },
      attributes: {
        class: styles.text ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': describedBy,
        dir: 'auto',
      },
    },
    onUpdate: ({ editor }) => later(editor),
    onBlur: now,
  })
  useEffect(() => {
    if (value === last.current) return
    last.current = value
    const { doc: before, selection } = editor.state
    editor.chain().setContent(value, { emitUpdate: false, parseOptions }).run()
    const placeOf = (position: number) => samePlace(before, editor.state.doc, position)
    editor.commands.setTextSelection({ from: placeOf(selection.from), to: placeOf(selection.to) })
  }, [editor, value])
  return editor
}
