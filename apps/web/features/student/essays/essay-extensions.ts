import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { BulletList } from '@tiptap/extension-list/bullet-list'
import { ListItem } from '@tiptap/extension-list/item'
import { ListKeymap } from '@tiptap/extension-list/keymap'
import { OrderedList } from '@tiptap/extension-list/ordered-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Strike } from '@tiptap/extension-strike'
import { Text } from '@tiptap/extension-text'
import { Underline } from '@tiptap/extension-underline'
import { UndoRedo } from '@tiptap/extensions/undo-redo'

/** The server keeps no attributes: a list that began at 3 would come back beginning at 1. */
const PlainOrderedList = OrderedList.extend({ addAttributes: () => ({}) })

/** Tab leaves the editor, as it leaves every other field. */
const TablessListItem = ListItem.extend({
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) }
  },
})

/** What an essay may hold: exactly what the server keeps of it. */
export const essayExtensions = [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  Underline,
  Strike,
  BulletList,
  PlainOrderedList,
  TablessListItem,
  ListKeymap,
  Blockquote,
  Heading.configure({ levels: [2, 3] }),
  HardBreak,
  UndoRedo,
]
