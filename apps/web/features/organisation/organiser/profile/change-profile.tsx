import type { Organisation } from '@laurel/contract/organisations'
import { Button } from '../../../../ui/button.tsx'
import styles from '../organiser.module.css'
import { ProfileForm } from './profile-form.tsx'
import { useProfileEdits } from './use-profile-edits.ts'

/** The form for those who may change it. */
export function ChangeProfile({ organisation }: { organisation: Organisation }) {
  const { form, isChanged, takeBack } = useProfileEdits(organisation)
  return (
    <>
      {organisation.vetting === 'verified' && (
        <p className={styles.lead}>
          Another legal name, country or number means that we look at the organization again; until
          then nothing new is published.
        </p>
      )}
      <ProfileForm form={form} submitWords="Save">
        <p role="status" className={styles.small}>
          {isChanged && 'Not saved yet.'}
        </p>
        {isChanged && (
          <Button variant="subtle" onClick={takeBack}>
            Take back my changes
          </Button>
        )}
      </ProfileForm>
    </>
  )
}
