import { COUNTRY_LABELS } from '@laurel/contract/option-countries'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { ErrorSummary } from '../../../../ui/error-summary.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import styles from '../organiser.module.css'
import type { useProfileForm } from './use-profile-form.ts'

interface ProfileFormProps {
  form: ReturnType<typeof useProfileForm>
  /** Asks for the name that students see, too. */
  isNew?: boolean
  submitWords: string
  /** Before the button, which ends where every button of the screen does. */
  children?: ReactNode
}

const COUNTRIES = Object.entries(COUNTRY_LABELS).map(([value, label]) => ({ value, label }))

/** What we ask before an organisation may publish. */
export function ProfileForm({ form, isNew = false, submitWords, children }: ProfileFormProps) {
  return (
    <form className={styles.form} onSubmit={(event) => void form.submit(event)} noValidate>
      <ErrorSummary attempt={form.attempt} problems={form.summary} />
      {isNew && (
        <TextField
          {...form.field('name')}
          label="Name"
          hint="As students see it."
          autoComplete="organization"
          maxLength={120}
        />
      )}
      <Identity form={form} />
      <Contact form={form} />
      <TextArea
        {...form.field('selection')}
        label="How winners are chosen"
        hint="Who reads the applications, and how they decide."
        rows={4}
        maxLength={2000}
      />
      <TextField
        {...form.field('payer')}
        label="Who pays the winners"
        hint="Such as: the foundation, from its endowment."
        maxLength={500}
      />
      {form.refusal !== undefined && (
        <FailureLine id="organisation-refusal">{form.refusal}</FailureLine>
      )}
      <div className={styles.submit}>
        {children}
        <Button type="submit" variant="filled" isBusy={form.isPending}>
          {submitWords}
        </Button>
      </div>
    </form>
  )
}

type PartProps = Pick<ProfileFormProps, 'form'>

function Identity({ form }: PartProps) {
  const isUs = form.values.country === 'US'
  return (
    <>
      <TextField
        {...form.field('legalName')}
        label="Legal name"
        hint="As on your papers."
        maxLength={200}
      />
      <SelectField
        {...form.field('country')}
        label="Country"
        options={COUNTRIES}
        onChange={(value) => form.change('country', value)}
      />
      <TextField
        {...form.field('registrationNumber')}
        label={isUs ? 'EIN' : 'Registration number'}
        hint={
          isUs
            ? '9 digits, such as 12-3456789. Students never see it.'
            : 'The number your country gives organizations. Students never see it.'
        }
        inputMode={isUs ? 'numeric' : 'text'}
        maxLength={40}
      />
      <TextField
        {...form.field('website')}
        label="Website"
        type="url"
        inputMode="url"
        autoComplete="url"
        maxLength={300}
      />
    </>
  )
}

const Contact = ({ form }: PartProps) => (
  <>
    <TextField
      {...form.field('contactName')}
      label="Contact"
      hint="Who we can ask about it."
      autoComplete="name"
      maxLength={120}
    />
    <TextField
      {...form.field('contactEmail')}
      label="Contact’s email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
    />
    <TextField
      {...form.field('contactPhone')}
      label="Contact’s phone"
      isOptional
      type="tel"
      inputMode="tel"
      autoComplete="tel"
    />
  </>
)
