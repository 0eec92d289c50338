import type { Organisation } from '@laurel/contract/organisations'
import { useState } from 'react'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import styles from '../organiser.module.css'
import { ProfileForm } from './profile-form.tsx'
import { toBody, toValues } from './profile-rules.ts'
import { useProfileForm } from './use-profile-form.ts'
import { useProfileChange } from './use-organisation-details.ts'

/** The form for those who may change it. */
export function ChangeProfile({
  organisation: { profile, vetting },
}: {
  organisation: Organisation
}) {
  const [initial] = useState(() => toValues(profile))
  const change = useProfileChange()
  const form = useProfileForm({
    initial,
    async send(values) {
      await change.mutateAsync(toBody(values))
      showToast({ kind: 'success', message: 'Saved' })
    },
  })
  return (
    <>
      {vetting === 'verified' && (
        <p className={styles.lead}>
          Another legal name, country or number means that we look at the organization again; until
          then nothing new is published.
        </p>
      )}
      <ProfileForm form={form} submitWords="Save" />
    </>
  )
}
