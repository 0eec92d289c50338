import type { Vetting } from '@laurel/contract/organisations'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import type { BadgeProps } from '../../../../ui/badge.tsx'

interface VettingWords {
  label: string
  tone: NonNullable<BadgeProps['tone']>
  icon: NonNullable<BadgeProps['icon']>
  /** For members. */
  means: string
}

export const VETTING_WORDS: Readonly<Record<Vetting, VettingWords>> = {
  unasked: {
    label: 'Not verified',
    tone: 'warn',
    icon: IconFlag,
    means:
      'Nothing can be published yet. Check the form below, then ask us to verify the organization.',
  },
  waiting: {
    label: 'Waiting for us',
    tone: 'info',
    icon: IconClock,
    means: 'We are looking at what you told us. Everything but publishing works meanwhile.',
  },
  verified: {
    label: 'Verified',
    tone: 'success',
    icon: IconCircleCheck,
    means: 'You can publish scholarships.',
  },
  refused: {
    label: 'Not verified',
    tone: 'danger',
    icon: IconCircleX,
    means: 'We could not verify the organization. Correct it below, then ask again.',
  },
}
