import { useState } from 'react'
import { ChoiceField } from '../../../ui/choice-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './clause-form.module.css'
import {
  type ClauseDraft,
  definitionOf,
  operatorsOf,
  optionsOf,
  QUESTION,
  SUBJECTS,
  withFact,
} from './clause-draft.ts'

interface ClauseFormProps {
  draft: ClauseDraft
  onChange: (draft: ClauseDraft) => void
  /** Inside a group nothing is a preference of its own. */
  hasWeight?: boolean
}

const WHOM: Readonly<Record<string, string>> = {
  self: 'The student',
  parent: 'A parent or guardian',
  spouse: 'A spouse',
  grandparent: 'A grandparent',
}

/** One fact, how it is compared, and with what. */
export function ClauseForm({ draft, onChange, hasWeight = true }: ClauseFormProps) {
  const { fact, relation, operator, isNice } = draft
  const relations = definitionOf(fact)?.relations ?? []
  const operators = operatorsOf(fact)
  return (
    <>
      <SelectField
        label="About"
        data-autofocus
        options={SUBJECTS}
        value={fact}
        onChange={(chosen) => onChange(withFact(draft, chosen))}
      />
      {relations.length > 0 && (
        <SelectField
          label="Whose"
          options={['self', ...relations].map((value) => ({ value, label: WHOM[value] ?? value }))}
          value={relation}
          onChange={(chosen) => onChange({ ...draft, relation: chosen || 'self' })}
        />
      )}
      {fact !== '' && fact !== QUESTION && operators.length > 1 && (
        <SelectField
          label="How"
          options={operators}
          value={operator}
          onChange={(chosen) => {
            const next = operators.find(({ value }) => value === chosen)
            if (next) onChange({ ...draft, operator: next.value })
          }}
        />
      )}
      <Value draft={draft} onChange={onChange} />
      {hasWeight && (
        <ChoiceField
          name="weight"
          legend="Must, or nice to have?"
          options={[
            { value: 'must', label: 'Must' },
            { value: 'nice', label: 'Nice to have' },
          ]}
          chosen={[isNice ? 'nice' : 'must']}
          onChoose={(value) => onChange({ ...draft, isNice: value === 'nice' })}
        />
      )}
    </>
  )
}

function Value({ draft, onChange }: Omit<ClauseFormProps, 'hasWeight'>) {
  const { fact, operator, from, to, text } = draft
  const kind = definitionOf(fact)?.kind
  if (fact === '') return null
  if (fact === QUESTION || kind === 'name')
    return (
      <TextArea
        label={
          kind === 'name' ? 'Names, each on its own line' : 'The question, to be answered with yes'
        }
        {...(NAME_HINTS[fact] !== undefined && { hint: NAME_HINTS[fact] })}
        value={text}
        onChange={({ target }) => onChange({ ...draft, text: target.value })}
      />
    )
  if (kind === 'number' || kind === 'date') {
    const type = kind === 'date' ? 'date' : 'text'
    const isRange = operator === 'between'
    return (
      <div className={styles.pair}>
        <TextField
          label={isRange ? 'From' : 'Value'}
          type={type}
          inputMode="decimal"
          value={from}
          onChange={({ target }) => onChange({ ...draft, from: target.value })}
        />
        {isRange && (
          <TextField
            label="To"
            type={type}
            inputMode="decimal"
            value={to}
            onChange={({ target }) => onChange({ ...draft, to: target.value })}
          />
        )}
      </div>
    )
  }
  return <Options draft={draft} onChange={onChange} />
}

/** Places are named after their state, as the catalogue keeps them. */
const NAME_HINTS: Readonly<Record<string, string>> = {
  county: 'With the state before it: OH/Franklin',
  city: 'With the state before it: OH/Columbus',
  collegeCounty: 'With the state before it: OH/Franklin',
  collegeCity: 'With the state before it: OH/Columbus',
  highSchoolCounty: 'With the state before it: OH/Franklin',
  highSchoolCity: 'With the state before it: OH/Columbus',
}

/** Longer lists are searched. */
const SEARCHED_FROM = 30

function Options({ draft, onChange }: Omit<ClauseFormProps, 'hasWeight'>) {
  const { fact, chosen } = draft
  const [search, setSearch] = useState('')
  const isSingle = definitionOf(fact)?.kind === 'flag'
  const options = optionsOf(fact)
  const wanted = search.trim().toLowerCase()
  const shown = options.filter(
    ({ value, label }) => chosen.includes(value) || label.toLowerCase().includes(wanted),
  )
  const toggled = (value: string) =>
    chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]
  return (
    <>
      {options.length >= SEARCHED_FROM && (
        <TextField
          label="Find an answer"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      <ChoiceField
        name="answers"
        legend={isSingle ? 'Answer' : 'Answers'}
        options={shown}
        isMultiple={!isSingle}
        chosen={chosen}
        onChoose={(value) => onChange({ ...draft, chosen: isSingle ? [value] : toggled(value) })}
      />
    </>
  )
}
