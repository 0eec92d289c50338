import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import type { ScholarshipDetail } from '@laurel/contract/scholarship-shapes'
import { NO_SPONSOR, takerOf } from '@laurel/contract/words/sponsor-words'
import button from '../../../ui/button.module.css'
import { CheckField } from '../../../ui/check-field.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { Notice } from './notice.tsx'
import { useProviderApplication } from './use-application.ts'

const takesWords = (sponsor: string, taker: string): string =>
  sponsor === NO_SPONSOR
    ? `Applications are taken at ${taker}`
    : `${sponsor} takes applications on its own site`

/** The sponsor takes applications itself: the way there, and a note that one has applied. */
export function ProviderActions({ scholarship }: { scholarship: ScholarshipDetail }) {
  const { id, user, applyUrl, isOpen, appliedElsewhereAt } = scholarship
  const taker = takerOf(user.firstName, applyUrl)
  const record = useProviderApplication(id)
  const hasApplied = record.isPending ? record.variables : appliedElsewhereAt !== undefined
  return (
    <Notice
      icon={IconExternalLink}
      title={isOpen ? takesWords(user.firstName, taker) : 'This scholarship is closed.'}
    >
      <p>Nothing is sent from here. Apply there, then mark it here to keep track.</p>
      {applyUrl !== null && (
        <div>
          <a
            className={classNames(button.button, button.filled)}
            href={applyUrl}
            target="_blank"
            rel="noopener"
          >
            Apply at {taker}
            <Icon icon={IconExternalLink} size={16} />
          </a>
        </div>
      )}
      <CheckField
        label="I applied"
        isChecked={hasApplied}
        onChange={(isApplied) => record.mutate(isApplied)}
      />
      {record.isError && (
        <FieldError id="applied-error">This could not be saved. Please try again.</FieldError>
      )}
    </Notice>
  )
}
