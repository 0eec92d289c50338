import IconVersions from '@tabler/icons-react/dist/esm/icons/IconVersions.mjs'
import type { ApplicantDetails } from '@laurel/contract/application-shapes'
import type { ScholarshipDetail } from '@laurel/contract/scholarship-shapes'
import { useEffect, useState } from 'react'
import { useUser } from '../../../../api/use-session.ts'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { openDeviceCopy } from './device-copy.ts'
import { isSameAnswer } from './same-answer.ts'
import type { UnsentAnswers } from './unsent-answer.ts'
import { Version } from './version.tsx'
import styles from './versions.module.css'

interface LateAnswersProps {
  scholarship: ScholarshipDetail
  application: ApplicantDetails
}

/** What was still being written on this device when the application was sent from elsewhere. */
export function LateAnswers({ scholarship, application }: LateAnswersProps) {
  const { id: applicantId } = useUser()
  const { unsent, forget } = useUnsent(applicantId, scholarship.id)
  const sent = new Map(application.applicantFields.map((each) => [each.requirementId, each]))
  const late = scholarship.requirements.flatMap((requirement) => {
    const value = unsent[requirement.id]?.value ?? null
    const isSent = isSameAnswer(value, sent.get(requirement.id)?.fieldValue ?? null)
    return value === null || isSent ? [] : [{ requirement, value }]
  })
  if (late.length === 0) return null
  return (
    <div className={styles.calm} role="group" aria-label="Written after the application was sent">
      <p className={styles.line}>
        <Icon icon={IconVersions} />
        You wrote this after the application was sent. It is not part of it, and only on this
        device.
      </p>
      {late.map(({ requirement, value }) => (
        <Version
          key={requirement.id}
          name={requirement.title}
          requirement={requirement}
          value={value}
        />
      ))}
      <div className={styles.choice}>
        <Button onClick={forget}>Delete from this device</Button>
      </div>
    </div>
  )
}

function useUnsent(applicantId: string, scholarshipId: string) {
  const [unsent, setUnsent] = useState<UnsentAnswers>({})
  useEffect(() => {
    void openDeviceCopy()
      .then((copy) => copy.read({ applicantId, scholarshipId }))
      .then(setUnsent)
  }, [applicantId, scholarshipId])
  const forget = () => {
    setUnsent({})
    void openDeviceCopy().then((copy) => copy.clear({ applicantId, scholarshipId }))
  }
  return { unsent, forget }
}
