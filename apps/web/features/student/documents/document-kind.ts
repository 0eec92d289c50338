import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import type { IconShape } from '../../../ui/icon.tsx'

/** The icon and the word for a kind of file, by the end of its name. */
export function documentKind(name: string): { icon: IconShape; word: string } {
  if (/\.pdf$/i.test(name)) return { icon: IconFileTypePdf, word: 'PDF' }
  if (/\.docx?$/i.test(name)) return { icon: IconFileText, word: 'Word document' }
  if (/\.(png|jpe?g)$/i.test(name)) return { icon: IconPhoto, word: 'Picture' }
  return { icon: IconFile, word: 'File' }
}
