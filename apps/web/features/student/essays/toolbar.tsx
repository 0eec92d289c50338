import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs'
import IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs'
import IconItalic from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs'
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs'
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs'
import IconUnderline from '@tabler/icons-react/dist/esm/icons/IconUnderline.mjs'
import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Icon, type IconShape } from '../../../ui/icon.tsx'
import styles from './toolbar.module.css'

interface Tool {
  name: string
  icon: IconShape
  run: (editor: Editor) => void
  /** Whether it is on where the cursor stands; absent for a tool that does something once. */
  isOn?: (editor: Editor) => boolean
  canRun?: (editor: Editor) => boolean
}

const TOOLS: readonly Tool[] = [
  {
    name: 'Bold',
    icon: IconBold,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    name: 'Italic',
    icon: IconItalic,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    name: 'Underline',
    icon: IconUnderline,
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
    isOn: (editor) => editor.isActive('underline'),
  },
  {
    name: 'Bulleted list',
    icon: IconList,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'Numbered list',
    icon: IconListNumbers,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'Undo',
    icon: IconArrowBackUp,
    run: (editor) => editor.chain().focus().undo().run(),
    canRun: (editor) => editor.can().undo(),
  },
  {
    name: 'Redo',
    icon: IconArrowForwardUp,
    run: (editor) => editor.chain().focus().redo().run(),
    canRun: (editor) => editor.can().redo(),
  },
]

/** One stop of the Tab key; arrows, Home and End go from tool to tool. */
export function Toolbar({ editor, controls }: { editor: Editor; controls: string }) {
  const [current, setCurrent] = useState(0)
  const bar = useRef<HTMLDivElement>(null)
  const states = useEditorState({
    editor,
    selector: ({ editor }) =>
      TOOLS.map(({ isOn, canRun }) => ({
        isOn: isOn?.(editor),
        isIdle: canRun ? !canRun(editor) : false,
      })),
  })
  const goTo = (event: KeyboardEvent) => {
    const next = nextPosition(event.key, current)
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      className={styles.bar}
    >
      {TOOLS.map(({ name, icon, run }, position) => (
        <button
          key={name}
          type="button"
          className={styles.tool}
          aria-label={name}
          title={name}
          aria-pressed={states[position]?.isOn}
          aria-disabled={states[position]?.isIdle || undefined}
          tabIndex={position === current ? 0 : -1}
          onFocus={() => setCurrent(position)}
          onKeyDown={goTo}
          // The selection in the text stays while a tool is clicked.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(editor)}
        >
          <Icon icon={icon} />
        </button>
      ))}
    </div>
  )
}

function nextPosition(key: string, current: number): number | undefined {
  const last = TOOLS.length - 1
  if (key === 'ArrowRight') return current === last ? 0 : current + 1
  if (key === 'ArrowLeft') return current === 0 ? last : current - 1
  if (key === 'Home') return 0
  return key === 'End' ? last : undefined
}
