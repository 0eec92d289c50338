import { useState } from 'react'
import { Combobox } from '../../../ui/combobox.tsx'
import { QUESTION, SUBJECTS } from '../criteria/clause-draft.ts'
import { findFacts } from './find-facts.ts'

const MOST_SHOWN = 40

interface AddRuleProps {
  /** Of a question of one's own: what was typed is its beginning. */
  onPick: (fact: string, question: string) => void
}

/** Finds a fact by what is typed, and opens a rule on it; a question of one's own comes last. */
export function AddRule({ onPick }: AddRuleProps) {
  const [typed, setTyped] = useState('')
  const [question, ...facts] = SUBJECTS
  const options = [...findFacts(typed, facts).slice(0, MOST_SHOWN), ...(question ? [question] : [])]
  return (
    <Combobox
      label="Add a rule"
      text={typed}
      onText={setTyped}
      options={options.map(({ value, label }) => ({ id: value, label }))}
      onPick={({ id }) => {
        setTyped('')
        onPick(id, id === QUESTION ? typed.trim() : '')
      }}
    />
  )
}
