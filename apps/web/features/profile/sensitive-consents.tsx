import { Checkbox } from '@mantine/core'
import type { ProfileForm } from './profile-form.ts'
import { Section } from './section.tsx'
import styles from './profile.module.css'

interface SensitiveConsentsProps {
  form: ProfileForm
  isParent: boolean
}

/** Two notices, shown checked as specified, and the consent that is really asked for. */
export function SensitiveConsents({ form, isParent }: SensitiveConsentsProps) {
  const whose = isParent ? 'The student’s' : 'My'
  return (
    <Section
      title="How these answers are used"
      hint="To match scholarships. A sponsor sees one only when its rules ask for it and you apply. They are never sold."
    >
      <Checkbox
        checked
        disabled
        readOnly
        classNames={{ label: styles.notice }}
        label={`${whose} ethnicity may be used to match scholarships`}
        description="A notice, not a choice: it is used only when the question is answered."
      />
      <Checkbox
        checked
        disabled
        readOnly
        classNames={{ label: styles.notice }}
        label={`${whose} citizenship may be used to match scholarships`}
        description="A notice, not a choice: many scholarships ask for it."
      />
      <Checkbox
        id="profile-hasSensitiveConsent"
        checked={form.values.hasSensitiveConsent}
        label={`I agree that ${isParent ? 'the student’s' : 'my'} sensitive answers are used to match scholarships`}
        description="Optional. The law asks it of residents of Colorado, Connecticut, Virginia or Utah; we ask everyone. You can take it back at any time."
        onChange={(event) => form.change({ hasSensitiveConsent: event.currentTarget.checked })}
      />
    </Section>
  )
}
