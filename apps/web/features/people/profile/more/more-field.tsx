import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import type { FactDefinition } from '@laurel/matching/facts'
import type { ReactNode } from 'react'
import { Icon } from '../../../../ui/icon.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useAddressed } from '../../questions/use-addressed.ts'
import { FactSelect } from '../fact-select.tsx'
import type { ProfileForm } from '../profile-form.ts'
import type { FormField } from '../use-profile.ts'
import { FlagField } from './flag-field.tsx'
import styles from './more.module.css'
import { NamesField } from './names-field.tsx'

interface MoreFieldProps {
  field: FormField
  fact: FactDefinition
  form: ProfileForm
}

const LONGEST_NAME = 200

/** The control that fits one question, with the reason why it is asked. */
export function MoreField({ field, fact, form }: MoreFieldProps) {
  const { key, kind, isSensitive, options } = field
  const skip = isSensitive ? 'Prefer not to say' : 'Skip'
  const look = {
    name: key,
    label: <QuestionLabel field={field} />,
    hint: field.reason,
    form,
  }
  switch (kind) {
    case 'option':
      return <FactSelect {...look} options={options} skip={skip} />
    case 'options':
      return <FactSelect {...look} options={options} isMultiple {...(isSensitive && { skip })} />
    case 'flag':
      return <FlagField {...look} skip={skip} />
    case 'names':
      return <NamesField {...look} />
    default:
      return <TypedField {...look} fact={fact} />
  }
}

function QuestionLabel({ field }: { field: FormField }) {
  const question = useAddressed()(field.question)
  if (!field.isSensitive) return question
  return (
    <>
      {question}{' '}
      <span className={styles.private}>
        <Icon icon={IconLock} size={16} />
        Private
      </span>
    </>
  )
}

interface TypedFieldProps {
  name: string
  label: ReactNode
  hint: string
  form: ProfileForm
  fact: FactDefinition
}

/** A number within its range, or one name. */
function TypedField({ name, label, hint, form, fact }: TypedFieldProps) {
  const isNumber = fact.kind === 'number'
  const hints = [hint, isNumber && rangeOf(fact), fact.sensitive && EMPTY_IS_FINE]
  return (
    <TextField
      id={`profile-${name}`}
      label={label}
      hint={hints.filter(Boolean).join(' ')}
      inputMode={isNumber ? 'decimal' : 'text'}
      autoComplete="off"
      maxLength={LONGEST_NAME}
      value={form.values.facts[name]?.[0] ?? ''}
      error={form.problems[name]}
      onChange={({ currentTarget: { value } }) =>
        form.changeFact(name, value === '' ? [] : [value])
      }
    />
  )
}

const EMPTY_IS_FINE = 'Leave it empty if you prefer not to say.'

const rangeOf = ({ min = 0, max }: FactDefinition): string =>
  max === undefined ? 'A number, without cents.' : `From ${min} to ${max.toLocaleString('en-US')}.`
