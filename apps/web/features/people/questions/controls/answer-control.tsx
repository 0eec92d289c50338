import type { ReactNode } from 'react'
import { ChoiceSearch } from '../../../../ui/choice-search.tsx'
import { PhoneField } from '../../accounts/phone-field.tsx'
import { MOST_CHIPS } from '../choices.ts'
import type { Question } from '../question.ts'
import { settleAlone, toggled } from '../stands-alone.ts'
import { AddressControl } from './address-control.tsx'
import { Chips } from './chips.tsx'
import { type ControlProps, errorOf } from './control-props.ts'
import { BirthDateControl, MonthControl } from './date-controls.tsx'
import { GradeControl } from './grade-control.tsx'
import { SchoolControl } from './school-control.tsx'
import { PasswordControl, TextControl } from './text-control.tsx'

interface AnswerControlProps extends ControlProps {
  question: Question
  /** The question as it was put. */
  words: string
  today: string
  /** Choosing one of several options is the whole answer. */
  onPick: (id: string) => void
  /** Stands inside a single field, after what is typed. */
  trailing?: ReactNode
}

/** The control that fits a question (look-and-feel §10). */
export function AnswerControl(props: AnswerControlProps) {
  const { question, words, today, onPick, trailing, ...control } = props
  const { given, problem, onChange } = control
  const how = question.control
  switch (how.kind) {
    case 'choice':
      return <Choice {...props} how={how} />
    case 'text':
      return <TextControl {...control} control={how} trailing={trailing} />
    case 'password':
      return <PasswordControl {...control} autoComplete="new-password" />
    case 'phone':
      return (
        <PhoneField
          id={control.id}
          country={given[0] ?? 'US'}
          digits={given[1] ?? ''}
          error={errorOf(problem, 1)}
          onChange={({ dialCountry, phone }) => onChange([dialCountry, phone])}
        />
      )
    case 'birthDate':
      return <BirthDateControl {...control} today={today} />
    case 'month':
      return <MonthControl {...control} />
    case 'grade':
      return <GradeControl {...control} />
    case 'school':
      return (
        <SchoolControl
          {...control}
          of={how.of}
          most={how.most}
          opens="up"
          onPick={how.most === 1 ? onPick : undefined}
        />
      )
    case 'address':
      return (
        <AddressControl
          {...control}
          problems={problem ? [problem] : []}
          isStreetOptional
          opens="up"
        />
      )
    case 'terms':
      return <Chips label={words} choices={[{ id: 'agreed', label: 'I Agree' }]} onPick={onPick} />
  }
}

interface ChoiceProps extends AnswerControlProps {
  how: Extract<Question['control'], { kind: 'choice' }>
}

function Choice({ how, words, onPick, question: _question, ...control }: ChoiceProps) {
  const { given, problem, onChange } = control
  const { choices, isMultiple } = how
  const isLong = choices.length > MOST_CHIPS
  if (isLong)
    return (
      <ChoiceSearch
        id={control.id}
        label={control.label}
        given={given}
        onChange={(next) => onChange(settleAlone(next))}
        error={errorOf(problem)}
        choices={choices}
        isMultiple={isMultiple}
        opens="up"
        onPick={isMultiple ? undefined : onPick}
      />
    )
  return (
    <Chips
      label={words}
      choices={choices}
      isMultiple={isMultiple}
      chosen={given}
      onPick={isMultiple ? (id) => onChange(toggled(given, id)) : onPick}
      error={errorOf(problem)}
    />
  )
}
