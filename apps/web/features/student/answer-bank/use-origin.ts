import type { ApplicantDetails, FieldValue } from '@laurel/contract/application-shapes'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keys } from '../../../api/keys.ts'

type Field = ApplicantDetails['applicantFields'][number]

interface Origin {
  source: Field['source']
  usedIn: NonNullable<Field['usedIn']>
  /** The answer when the page was opened. */
  fieldValue: FieldValue | undefined
}

/** Where an answer came from and went to, as it was when the page was opened. */
export function useOrigin(scholarshipId: string, requirementId: string): Origin {
  const client = useQueryClient()
  const [origin] = useState(() => {
    const details = client.getQueryData<ApplicantDetails>(keys.application(scholarshipId))
    const field = details?.applicantFields.find((each) => each.requirementId === requirementId)
    return { source: field?.source, usedIn: field?.usedIn ?? [], fieldValue: field?.fieldValue }
  })
  return origin
}
