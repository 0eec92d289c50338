import { TextField } from '../../../ui/text-field.tsx'
import { PhoneField } from '../accounts/phone-field.tsx'
import { AddressControl } from '../questions/controls/address-control.tsx'
import { isInUsa } from '../questions/choices.ts'
import { ADDRESS_PARTS } from '../questions/rules.ts'
import { PendingEmail } from './pending-email.tsx'
import { problemOf } from './profile-form.ts'
import styles from './profile.module.css'
import { Section } from './section.tsx'
import type { TabProps } from './tab-props.ts'

export default function ContactTab(props: TabProps) {
  const isParent = props.form.values.applicantType === 'PARENT'
  return (
    <>
      <Section
        title="How to reach you"
        hint="For news about applications. Sponsors see it only when you apply."
      >
        <ReachFields {...props} />
      </Section>
      <Section
        title={isParent ? 'Where the student lives' : 'Where you live'}
        hint="Many scholarships are for one state, county or city."
      >
        <AddressFields {...props} />
      </Section>
    </>
  )
}

function ReachFields({ form, profile }: TabProps) {
  const { values, problems, change } = form
  return (
    <>
      <div className={styles.stack}>
        <TextField
          id="profile-email"
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={254}
          value={values.email}
          error={problems['email']}
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
        <PendingEmail
          profile={profile}
          typed={values.email}
          onKeep={() => change({ email: profile.email })}
        />
      </div>
      <PhoneField
        id="profile-phone"
        country={values.dialCountry}
        digits={values.phone}
        error={problems['phone']}
        onChange={({ dialCountry, phone }) => change({ dialCountry, phone })}
      />
    </>
  )
}

function AddressFields({ form }: TabProps) {
  const { values, problems, change } = form
  return (
    <>
      <AddressControl
        id="profile"
        given={ADDRESS_PARTS.map((name) => values[name])}
        problems={ADDRESS_PARTS.flatMap((name, part) => problemOf(form, name, part) ?? [])}
        onChange={(given) =>
          change(
            Object.fromEntries(
              ADDRESS_PARTS.map((name, part) => [name, given[part] ?? ''] as const).filter(
                ([name, typed]) => typed !== values[name],
              ),
            ),
          )
        }
      />
      {isInUsa(values.country) && (
        <TextField
          id="profile-county"
          name="county"
          label="County"
          isOptional
          hint="Some scholarships are for a single county."
          autoComplete="off"
          maxLength={100}
          value={values.county}
          error={problems['county']}
          onChange={(event) => change({ county: event.currentTarget.value })}
        />
      )}
    </>
  )
}
