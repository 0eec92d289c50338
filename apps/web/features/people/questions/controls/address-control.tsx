import { ChoiceSearch } from '../../../../ui/choice-search.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { choicesOf } from '../choices.ts'
import { ADDRESS_PARTS } from '../rules.ts'
import { type ControlProps, errorOf, withPart } from './control-props.ts'
import styles from './controls.module.css'

type Part = (typeof ADDRESS_PARTS)[number]
const at = (name: Part) => ADDRESS_PARTS.indexOf(name)

const COUNTRIES = choicesOf('country')
const STATES = choicesOf('state')

interface AddressControlProps extends ControlProps {
  opens?: 'up' | 'down'
}

/** An address line by line; the states are a list where the country is the United States. */
export function AddressControl(props: AddressControlProps) {
  const { id, given, problem, onChange, opens } = props
  const isUs = (given[at('country')] ?? 'US') === 'US'
  const change = (name: Part, value: string) => onChange(withPart(given, at(name), value))
  const idOf = (name: Part) => (name === 'addressLine1' ? id : `${id}-${name}`)
  const line = (name: Part, label: string, autoComplete: string, isOptional = false) => (
    <TextField
      id={idOf(name)}
      name={name}
      label={label}
      isOptional={isOptional}
      autoComplete={autoComplete}
      maxLength={100}
      value={given[at(name)] ?? ''}
      error={errorOf(problem, at(name))}
      onChange={(event) => change(name, event.target.value)}
    />
  )
  const list = (name: 'state' | 'country', label: string) => (
    <ChoiceSearch
      id={idOf(name)}
      label={label}
      choices={name === 'state' ? STATES : COUNTRIES}
      given={given[at(name)] ? [given[at(name)] ?? ''] : []}
      error={errorOf(problem, at(name))}
      opens={opens}
      onChange={([next = '']) => change(name, next)}
    />
  )
  return (
    <div className={styles.stack}>
      {line('addressLine1', 'Address', 'address-line1', true)}
      {line('addressLine2', 'Apartment, suite', 'address-line2', true)}
      <div className={styles.pair}>
        {line('city', 'City', 'address-level2')}
        {isUs ? list('state', 'State') : line('state', 'State or region', 'address-level1')}
      </div>
      <div className={styles.pair}>
        {line('zipCode', isUs ? 'ZIP code' : 'Postal code', 'postal-code')}
        {list('country', 'Country')}
      </div>
    </div>
  )
}
