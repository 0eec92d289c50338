import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import type { ScholarshipDetail } from '@laurel/contract/scholarship-shapes'
import { NO_SPONSOR, takerOf, withoutAddressWords } from '@laurel/contract/words/sponsor-words'
import button from '../../../ui/button.module.css'
import { CheckField } from '../../../ui/check-field.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { Notice } from './notice.tsx'
import { useProviderApplication } from './use-application.ts'

function takesWords({ user, applyUrl }: ScholarshipDetail): string {
  const { firstName: sponsor } = user
  if (sponsor !== NO_SPONSOR)
    return `${sponsor} takes applications ${applyUrl === null ? 'itself' : 'on its own site'}`
  if (applyUrl === null) return 'Its sponsor takes applications itself'
  return `Applications are taken at ${takerOf(sponsor, applyUrl)}`
}

const wayWords = ({ user, title, applyUrl }: ScholarshipDetail): string =>
  applyUrl === null
    ? `Nothing is sent from here. ${withoutAddressWords(user.firstName, title)} Then mark it here to keep track.`
    : 'Nothing is sent from here. Apply there, then mark it here to keep track.'

/** The sponsor takes applications itself: the way there, and a note that one has applied. */
export function ProviderActions({ scholarship }: { scholarship: ScholarshipDetail }) {
  const { id, user, applyUrl, isOpen, appliedElsewhereAt } = scholarship
  const record = useProviderApplication(id)
  const hasApplied = record.isPending ? record.variables : appliedElsewhereAt !== undefined
  return (
    <Notice
      icon={IconExternalLink}
      title={isOpen ? takesWords(scholarship) : 'This scholarship is closed.'}
    >
      <p>{wayWords(scholarship)}</p>
      {applyUrl !== null && (
        <div>
          <a
            className={classNames(button.button, button.filled)}
            href={applyUrl}
            target="_blank"
            rel="noopener"
          >
            Apply at {takerOf(user.firstName, applyUrl)}
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
