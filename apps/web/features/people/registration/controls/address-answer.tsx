import { COUNTRY_LABELS } from '@laurel/contract/option-countries'
import { OPTION_LABELS } from '@laurel/contract/profile-options'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { ADDRESS_PARTS } from '../../questions/rules.ts'
import { withPart } from '../../questions/controls/control-props.ts'
import { type AnswerControlProps, errorAt, partId } from './answer-control.ts'
import styles from './controls.module.css'

type AddressPart = (typeof ADDRESS_PARTS)[number]

const listOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** Most students live in the United States, so it stands first. */
const COUNTRIES = listOf(COUNTRY_LABELS).toSorted(
  (a, b) => Number(b.value === 'US') - Number(a.value === 'US'),
)
const STATES = listOf(OPTION_LABELS.state)

const LOOKS: Record<AddressPart, { label: string; autoComplete: string; maxLength: number }> = {
  addressLine1: { label: 'Address', autoComplete: 'address-line1', maxLength: 200 },
  addressLine2: { label: 'Apartment, suite', autoComplete: 'address-line2', maxLength: 200 },
  city: { label: 'City', autoComplete: 'address-level2', maxLength: 100 },
  state: { label: 'State', autoComplete: 'address-level1', maxLength: 100 },
  zipCode: { label: 'Zip code', autoComplete: 'postal-code', maxLength: 20 },
  country: { label: 'Country', autoComplete: 'country', maxLength: 100 },
}

/** Where the student lives; in the United States the state is chosen. */
export function AddressAnswer(props: AnswerControlProps) {
  const { id, question, label, given, problems, onChange } = props
  const look = (name: AddressPart) => {
    const part = ADDRESS_PARTS.indexOf(name)
    return {
      label: LOOKS[name].label,
      autoComplete: LOOKS[name].autoComplete,
      id: partId(id, question, part),
      value: given[part] ?? '',
      error: errorAt(problems, part),
      write: (value: string) => onChange(withPart(given, part, value)),
    }
  }
  const text = (name: AddressPart) => {
    const { write, ...field } = look(name)
    const isOptional = name === 'addressLine2'
    return (
      <TextField
        {...field}
        maxLength={LOOKS[name].maxLength}
        isOptional={isOptional}
        onChange={(event) => write(event.target.value)}
      />
    )
  }
  const select = (name: AddressPart, options: readonly { value: string; label: string }[]) => {
    const { write, ...field } = look(name)
    return <SelectField {...field} options={options} onChange={write} />
  }
  const isInUsa = given[ADDRESS_PARTS.indexOf('country')] === 'US'
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {question.why && <p className={styles.hint}>{question.why}</p>}
      {select('country', COUNTRIES)}
      {text('addressLine1')}
      {text('addressLine2')}
      {text('city')}
      {isInUsa ? select('state', STATES) : text('state')}
      {text('zipCode')}
    </fieldset>
  )
}
