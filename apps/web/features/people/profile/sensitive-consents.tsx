import { CheckField } from '../../../ui/check-field.tsx'
import type { ProfileForm } from './profile-form.ts'
import { Section } from './section.tsx'

interface SensitiveConsentsProps {
  form: ProfileForm
  isParent: boolean
}

const unchanged = () => undefined

/** Two notices, shown checked as specified, and the consent that is really asked for. */
export function SensitiveConsents({ form, isParent }: SensitiveConsentsProps) {
  const whose = isParent ? 'The student’s' : 'My'
  return (
    <Section
      title="How these answers are used"
      hint="To match scholarships. A sponsor sees one only when its rules ask for it and you apply. They are never sold."
    >
      <CheckField
        isChecked
        disabled
        label={`${whose} ethnicity may be used to match scholarships`}
        hint="A notice, not a choice: it is used only when the question is answered."
        onChange={unchanged}
      />
      <CheckField
        isChecked
        disabled
        label={`${whose} citizenship may be used to match scholarships`}
        hint="A notice, not a choice: many scholarships ask for it."
        onChange={unchanged}
      />
      <CheckField
        id="profile-hasSensitiveConsent"
        isChecked={form.values.hasSensitiveConsent}
        label={`I agree that ${isParent ? 'the student’s' : 'my'} sensitive answers are used to match scholarships`}
        hint="Optional. The law asks it of residents of Colorado, Connecticut, Virginia or Utah; we ask everyone. You can take it back at any time."
        onChange={(hasSensitiveConsent) => form.change({ hasSensitiveConsent })}
      />
    </Section>
  )
}
