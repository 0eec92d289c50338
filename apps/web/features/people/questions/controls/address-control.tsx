import { ChoiceSearch } from '../../../../ui/choice-search.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { choicesOf, isInUsa } from '../choices.ts'
import type { Problem } from '../question.ts'
import { ADDRESS_PARTS, type AddressPart } from '../rules.ts'
import { addressIdOf, type ControlProps, errorAt, withPart } from './control-props.ts'
import styles from './controls.module.css'

const at = (name: AddressPart) => ADDRESS_PARTS.indexOf(name)

/** Most students live in the United States, so it stands first. */
const COUNTRIES = choicesOf('country').toSorted(
  (a, b) => Number(isInUsa(b.id)) - Number(isInUsa(a.id)),
)
const STATES = choicesOf('state')

interface AddressControlProps extends Omit<ControlProps, 'label' | 'problem'> {
  problems: readonly Problem[]
  isStreetOptional?: boolean
  opens?: 'up' | 'down'
}

/** An address line by line; the states are a list until another country is chosen. */
export function AddressControl(props: AddressControlProps) {
  const { id, given, problems, onChange, isStreetOptional = false, opens } = props
  const valueOf = (name: AddressPart) => given[at(name)] ?? ''
  const look = (name: AddressPart, label: string) => ({
    id: addressIdOf(id, name),
    label,
    error: errorAt(problems, at(name)),
  })
  const change = (name: AddressPart, value: string) => onChange(withPart(given, at(name), value))
  const line = (name: AddressPart, label: string, autoComplete: string, maxLength: number) => (
    <TextField
      {...look(name, label)}
      name={name}
      isOptional={name === 'addressLine2' || (name === 'addressLine1' && isStreetOptional)}
      autoComplete={autoComplete}
      maxLength={maxLength}
      value={valueOf(name)}
      onChange={(event) => change(name, event.target.value)}
    />
  )
  const list = (name: 'state' | 'country', label: string, choices: typeof STATES) => {
    // An address is kept as it was typed, so the state may stand there by name.
    const chosen = choices.find((choice) => [choice.id, choice.label].includes(valueOf(name)))
    return (
      <ChoiceSearch
        {...look(name, label)}
        choices={choices}
        given={chosen ? [chosen.id] : []}
        opens={opens}
        onChange={([next = '']) => change(name, next)}
      />
    )
  }
  const isAtHome = isInUsa(valueOf('country'))
  return (
    <div className={styles.stack}>
      {line('addressLine1', 'Address', 'address-line1', 200)}
      {line('addressLine2', 'Apartment, suite', 'address-line2', 200)}
      <div className={styles.pair}>
        {line('city', 'City', 'address-level2', 100)}
        {isAtHome
          ? list('state', 'State', STATES)
          : line('state', 'State or region', 'address-level1', 100)}
      </div>
      <div className={styles.pair}>
        {line('zipCode', isAtHome ? 'Zip code' : 'Postal code', 'postal-code', 20)}
        {list('country', 'Country', COUNTRIES)}
      </div>
    </div>
  )
}
