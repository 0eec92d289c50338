import { previewSending } from '@laurel/contract/applications'
import { phoneWords } from '@laurel/contract/words/phone-words'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { factLine } from '../tracking/receipt/fact-lines.ts'
import styles from './what-goes-out.module.css'

/** What sponsors would receive of the person; asked again each time somebody is about to send. */
export function useSendingPreview(scholarshipIds: readonly string[]) {
  return useQuery({
    queryKey: ['sending-preview', scholarshipIds],
    queryFn: ({ signal }) =>
      call(previewSending, { body: { scholarshipId: [...scholarshipIds] }, signal }),
    enabled: scholarshipIds.length > 0,
    gcTime: 0,
  })
}

interface WhatGoesOutProps {
  preview: ReturnType<typeof useSendingPreview>
}

/** Name, e-mail, phone and the facts that the rules ask about. */
export function WhatGoesOut({ preview: { data, isError, isFetching, refetch } }: WhatGoesOutProps) {
  if (isError && !data)
    return (
      <ErrorPanel
        message="We couldn’t load what is sent."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <p role="status">Loading what is sent</p>
  const { firstName, lastName, email, phone, facts } = data.sender
  return (
    <dl className={styles.lines}>
      <Line label="Name" words={[firstName, lastName].filter(Boolean).join(' ')} />
      <Line label="Email" words={email} />
      <Line label="Phone" words={phone === null ? 'Not given' : phoneWords(phone)} />
      {facts.map((fact) => (
        <Line key={fact.fact} {...factLine(fact)} />
      ))}
    </dl>
  )
}

function Line({ label, words }: { label: string; words: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{words}</dd>
    </div>
  )
}
