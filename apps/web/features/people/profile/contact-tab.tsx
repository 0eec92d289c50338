import { ChoiceSearch } from '../../../ui/choice-search.tsx'
import type { ComboboxOption } from '../../../ui/combobox-list.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { PhoneField } from '../accounts/phone-field.tsx'
import { PendingEmail } from './pending-email.tsx'
import styles from './profile.module.css'
import { Section } from './section.tsx'
import type { TabProps } from './tab-props.ts'

type Name = 'addressLine1' | 'addressLine2' | 'city' | 'county' | 'state' | 'zipCode'

interface Look {
  label: string
  autoComplete: string
  maxLength: number
  hint?: string
}

const LOOKS: Record<Name, Look> = {
  addressLine1: { label: 'Address', autoComplete: 'address-line1', maxLength: 200 },
  addressLine2: {
    label: 'Apartment, suite (optional)',
    autoComplete: 'address-line2',
    maxLength: 200,
  },
  city: { label: 'City', autoComplete: 'address-level2', maxLength: 100 },
  county: {
    label: 'County (optional)',
    hint: 'Some scholarships are for a single county.',
    autoComplete: 'off',
    maxLength: 100,
  },
  state: { label: 'State or region', autoComplete: 'address-level1', maxLength: 100 },
  zipCode: { label: 'Zip code', autoComplete: 'postal-code', maxLength: 20 },
}

const listOf = (options: Readonly<Record<string, string>>) =>
  Object.entries(options).map(([id, label]) => ({ id, label }))

/** Most students live in the United States, so it stands first. */
const countriesOf = (options: Readonly<Record<string, string>>) =>
  listOf(options).toSorted((a, b) => Number(b.id === 'US') - Number(a.id === 'US'))

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

function AddressFields({ form, optionsOf }: TabProps) {
  const { values, problems, change } = form
  const text = (name: Name) => (
    <TextField
      {...LOOKS[name]}
      id={`profile-${name}`}
      name={name}
      value={values[name]}
      error={problems[name]}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    />
  )
  const select = (name: 'country' | 'state', value: string, choices: readonly ComboboxOption[]) => (
    <ChoiceSearch
      id={`profile-${name}`}
      label={name === 'country' ? 'Country' : 'State'}
      choices={choices}
      given={value === '' ? [] : [value]}
      error={problems[name]}
      onChange={([next = '']) => change({ [name]: next })}
    />
  )
  const isInUsa = values.country === 'US'
  const states = listOf(optionsOf('state'))
  // An address is kept as it was typed, so the state may stand there by name.
  const state = states.find(({ id, label }) => [id, label].includes(values.state))
  return (
    <>
      {select('country', values.country, countriesOf(optionsOf('country')))}
      {text('addressLine1')}
      {text('addressLine2')}
      <div className={styles.pair}>
        {text('city')}
        {isInUsa ? select('state', state?.id ?? '', states) : text('state')}
      </div>
      <div className={styles.pair}>
        {text('zipCode')}
        {isInUsa && text('county')}
      </div>
    </>
  )
}
