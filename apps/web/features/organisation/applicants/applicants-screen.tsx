import type { listReceiving } from '@laurel/contract/applicants'
import type { AnswerOf } from '@laurel/contract/define-call'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Loaded } from '../../common/records/loaded.tsx'
import { useOrganisation } from '../organiser/current-organisation.ts'
import { ApplicantList } from './applicant-list.tsx'
import styles from './applicants.module.css'
import { useReceiving } from './use-applicants.ts'

interface ApplicantsScreenProps {
  scholarshipId: string | undefined
}

/** Who applied: of the scholarship in the address, else of the one with most to read. */
export function ApplicantsScreen({ scholarshipId }: ApplicantsScreenProps) {
  const { id } = useOrganisation()
  const receiving = useReceiving(id)
  return (
    <Loaded query={receiving} noun="your scholarships">
      {(scholarships) => <OneOf key={id} {...{ scholarshipId, scholarships }} />}
    </Loaded>
  )
}

function OneOf({
  scholarshipId,
  scholarships,
}: ApplicantsScreenProps & { scholarships: Receiving }) {
  const navigate = useNavigate()
  // It stays when the numbers change: somebody may have begun to choose there.
  const [firstId] = useState(() => firstToRead(scholarships)?.scholarshipId)
  const first = scholarships.find((each) => each.scholarshipId === firstId)
  const shown = scholarshipId ?? (first ?? firstToRead(scholarships))?.scholarshipId
  if (shown === undefined)
    return (
      <>
        <PageHeading>Applicants</PageHeading>
        <div className={styles.empty}>
          <EmptyState
            title="No scholarship takes applications yet"
            action={<ButtonLink to={paths.organiserScholarships}>Your scholarships</ButtonLink>}
          >
            Once you publish one, everybody who applies appears here right away.
          </EmptyState>
        </div>
      </>
    )
  return (
    <>
      {scholarships.length > 1 && (
        <div className={styles.scholarship}>
          <SelectField
            label="Scholarship"
            value={shown}
            options={scholarships.map(({ scholarshipId: value, title }) => ({
              value,
              label: title,
            }))}
            onChange={(chosen) => chosen !== '' && void navigate(paths.applicants(chosen))}
          />
        </div>
      )}
      <ApplicantList key={shown} scholarshipId={shown} />
    </>
  )
}

type Receiving = AnswerOf<typeof listReceiving>

/** The one with most applications that nobody has opened, else with most, else the next to close. */
const firstToRead = (scholarships: Receiving): Receiving[number] | undefined =>
  scholarships.toSorted(
    (a, b) => b.counts.new - a.counts.new || totalOf(b.counts) - totalOf(a.counts),
  )[0]

const totalOf = (counts: Receiving[number]['counts']): number =>
  Object.values(counts).reduce((sum, number) => sum + number, 0)
