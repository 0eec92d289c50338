import { Select, TextInput } from '@mantine/core'
import { PhoneField } from '../accounts/phone-field.tsx'
import styles from './profile.module.css'
import type { TabProps } from './tab-props.ts'

type Name = 'email' | 'addressLine1' | 'addressLine2' | 'city' | 'county' | 'state' | 'zipCode'

interface Look {
  label: string
  autoComplete: string
  type?: string
  description?: string
}

const LOOKS: Record<Name, Look> = {
  email: { label: 'Email', type: 'email', autoComplete: 'email' },
  addressLine1: { label: 'Address', autoComplete: 'address-line1' },
  addressLine2: { label: 'Apartment, suite (optional)', autoComplete: 'address-line2' },
  city: { label: 'City', autoComplete: 'address-level2' },
  county: {
    label: 'County (optional)',
    description: 'Some scholarships are for a single county.',
    autoComplete: 'off',
  },
  state: { label: 'State or region', autoComplete: 'address-level1' },
  zipCode: { label: 'Zip code', autoComplete: 'postal-code' },
}

const listOf = (options: Readonly<Record<string, string>>) =>
  Object.entries(options).map(([value, label]) => ({ value, label }))

export function ContactTab({ form, optionsOf }: TabProps) {
  const { values, problems, change } = form
  const text = (name: Name) => (
    <TextInput
      {...LOOKS[name]}
      id={`profile-${name}`}
      value={values[name]}
      error={problems[name]}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    />
  )
  const countries = listOf(optionsOf('country'))
  const states = listOf(optionsOf('state'))
  // An address is kept as it was typed, so the state may stand there by name.
  const state = states.find(({ value, label }) => [value, label].includes(values.state))
  return (
    <>
      {text('email')}
      <PhoneField
        id="profile-phone"
        country={values.dialCountry}
        digits={values.phone}
        error={problems['phone']}
        onCountry={(dialCountry) => change({ dialCountry })}
        onDigits={(phone) => change({ phone })}
      />
      <Select
        id="profile-country"
        label="Country"
        data={countries}
        value={values.country || null}
        error={problems['country']}
        searchable
        nothingFoundMessage="No results"
        onChange={(country) => change({ country: country ?? '' })}
      />
      {text('addressLine1')}
      {text('addressLine2')}
      <div className={styles.pair}>
        {text('city')}
        {values.country === 'US' ? (
          <Select
            id="profile-state"
            label="State"
            data={states}
            value={state?.value ?? null}
            error={problems['state']}
            searchable
            nothingFoundMessage="No results"
            onChange={(next) => change({ state: next ?? '' })}
          />
        ) : (
          text('state')
        )}
      </div>
      <div className={styles.pair}>
        {text('zipCode')}
        {values.country === 'US' && text('county')}
      </div>
    </>
  )
}
