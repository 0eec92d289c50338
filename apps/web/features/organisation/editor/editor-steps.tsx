import { Basics } from './basics.tsx'
import type { AudiencePartProps, PartProps, Written } from './editor-parts.ts'
import { ReviewAndDates } from './review-and-dates.tsx'
import { WhatToSend } from './what-to-send.tsx'
import { WhoItIsFor } from './who-it-is-for.tsx'

interface EditorStepsProps extends Pick<PartProps, 'errorOf' | 'notes' | 'isReadOnly'> {
  written: Written
  numbers: PartProps['numbers']
  onListing: PartProps['onChange']
  onAudience: AudiencePartProps['onChange']
}

/** The steps in which a scholarship is written, one below the other. */
export function EditorSteps({
  written,
  numbers,
  onListing,
  onAudience,
  ...rest
}: EditorStepsProps) {
  const { listing, audience } = written
  const part = { ...rest, listing, onChange: onListing }
  return (
    <>
      <Basics {...part} numbers={numbers} />
      <WhoItIsFor {...rest} audience={audience} onChange={onAudience} />
      <WhatToSend {...part} />
      <ReviewAndDates {...part} />
    </>
  )
}
