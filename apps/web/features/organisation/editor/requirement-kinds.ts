import type { WrittenRequirement } from '@laurel/contract/publishing-shapes'
import { CV_LIMITS, type Limits } from '@laurel/contract/requirement-limits'
import IconCheckbox from '@tabler/icons-react/dist/esm/icons/IconCheckbox.mjs'
import IconFileCv from '@tabler/icons-react/dist/esm/icons/IconFileCv.mjs'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconForms from '@tabler/icons-react/dist/esm/icons/IconForms.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconSelect from '@tabler/icons-react/dist/esm/icons/IconSelect.mjs'
import type { IconShape } from '../../../ui/icon.tsx'

/** A choice is a short answer with options; a CV is a file that a student uploads once for all. */
export type RequirementKind = 'essay' | 'text' | 'choice' | 'file' | 'cv' | 'link' | 'checkbox'

interface Kind {
  label: string
  icon: IconShape
  hint: string
  make: Partial<WrittenRequirement>
}

export const KINDS: Readonly<Record<RequirementKind, Kind>> = {
  essay: {
    label: 'Essay',
    icon: IconPencil,
    hint: 'Written here, with a word limit if you want one.',
    make: { dataType: 'editor' },
  },
  text: {
    label: 'Short answer',
    icon: IconForms,
    hint: 'A few words.',
    make: { dataType: 'text' },
  },
  choice: {
    label: 'Choice',
    icon: IconSelect,
    hint: 'One of several answers that you write.',
    make: { dataType: 'text', options: ['', ''] },
  },
  file: {
    label: 'File',
    icon: IconFileText,
    hint: 'A document or a photo that the student uploads.',
    make: { dataType: 'file' },
  },
  cv: {
    label: 'CV',
    icon: IconFileCv,
    hint: 'Students upload one CV for all scholarships.',
    make: { dataType: 'file', isCv: true, title: 'CV' },
  },
  link: {
    label: 'Link',
    icon: IconLink,
    hint: 'A web address.',
    make: { dataType: 'link' },
  },
  checkbox: {
    label: 'Checkbox',
    icon: IconCheckbox,
    hint: 'A sentence that the student agrees to.',
    make: { dataType: 'checkbox' },
  },
}

export const KIND_NAMES = Object.keys(KINDS) as readonly RequirementKind[]

export function kindOf({ dataType, isCv, options }: WrittenRequirement): RequirementKind {
  if (dataType === 'editor') return 'essay'
  if (dataType === 'file') return isCv ? 'cv' : 'file'
  return dataType === 'text' && options.length > 0 ? 'choice' : dataType
}

/** A thing to send that nothing is said of yet. */
export const aRequirement = (kind: RequirementKind): WrittenRequirement => ({
  id: crypto.randomUUID(),
  title: '',
  description: '',
  dataType: 'text',
  isCv: false,
  isOptional: false,
  options: [],
  limits: { fileTypes: [], fileMegabytes: null, words: null },
  ...KINDS[kind].make,
})

/** "Essay, 500 words", "File, .pdf or .jpg, under 2 MB". */
export function requirementWords(asked: WrittenRequirement): string {
  const kind = kindOf(asked)
  const { words, fileTypes, fileMegabytes } = asked.limits
  // Its own name is what it is called, so its kind would say that again.
  if (kind === 'cv') return `File, ${endingsWords(CV_LIMITS)}`
  const parts = [KINDS[kind].label]
  if (words !== null && (kind === 'essay' || kind === 'text')) parts.push(`${words} words`)
  if (kind === 'choice') parts.push(asked.options.filter(Boolean).join(' / '))
  if (kind === 'file')
    parts.push(
      endingsWords({
        endings: fileTypes.length > 0 ? fileTypes : ['.pdf'],
        fileMegabytes: fileMegabytes ?? 1,
      }),
    )
  return parts.filter(Boolean).join(', ')
}

const endingsWords = ({ endings, fileMegabytes }: Pick<Limits, 'endings' | 'fileMegabytes'>) =>
  `${endings.join(' or ')}, under ${fileMegabytes} MB`
