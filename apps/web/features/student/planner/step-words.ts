import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import IconForms from '@tabler/icons-react/dist/esm/icons/IconForms.mjs'
import IconMessageQuestion from '@tabler/icons-react/dist/esm/icons/IconMessageQuestion.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPencilCheck from '@tabler/icons-react/dist/esm/icons/IconPencilCheck.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import type { IconShape } from '../../../ui/icon.tsx'
import type { PlanStep } from './agenda-days.ts'

interface StepLook {
  verb: string
  /** Without a requirement to name. */
  alone: string
  icon: IconShape
}

const LOOKS: Record<PlanStep['kind'], StepLook> = {
  request: { verb: 'Ask for', alone: 'Ask for a document', icon: IconMessageQuestion },
  write: { verb: 'Write', alone: 'Write the essay', icon: IconPencil },
  revise: { verb: 'Revise', alone: 'Revise the essay', icon: IconPencilCheck },
  upload: { verb: 'Upload', alone: 'Upload the files', icon: IconUpload },
  fill: { verb: 'Fill in', alone: 'Fill in the rest', icon: IconForms },
  submit: { verb: 'Send', alone: 'Check everything and send', icon: IconSend },
  apply: { verb: 'Apply for', alone: 'Apply on the sponsor’s site', icon: IconExternalLink },
}

export const stepIcon = ({ kind }: Pick<PlanStep, 'kind'>): IconShape => LOOKS[kind].icon

/** "Write: Why nursing?", "Check everything and send". */
export function stepWords({ kind, requirementTitle }: PlanStep): string {
  const { verb, alone } = LOOKS[kind]
  return requirementTitle === undefined ? alone : `${verb}: ${requirementTitle}`
}
