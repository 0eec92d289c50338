import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconShield from '@tabler/icons-react/dist/esm/icons/IconShield.mjs'
import type { Requirement } from '@laurel/contract/scholarship-shapes'
import type { IconShape } from '../../../../ui/icon.tsx'

/** What kind of answer a requirement asks for. */
export function kindIcon({ field }: Pick<Requirement, 'field'>): IconShape {
  if (field.dataType === 'file') return IconFile
  if (field.dataType === 'link') return IconLink
  if (field.options.length > 0) return IconListCheck
  return field.dataType === 'checkbox' ? IconShield : IconPencil
}
