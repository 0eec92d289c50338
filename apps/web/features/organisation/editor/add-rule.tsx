import { useState } from 'react'
import { Combobox } from '../../../ui/combobox.tsx'
import { SUBJECTS } from '../criteria/clause-draft.ts'

const MOST_SHOWN = 40

/** Finds a fact by what is typed, and opens a rule on it; a question of one's own comes last. */
export function AddRule({ onPick }: { onPick: (fact: string) => void }) {
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase()
  const [question, ...facts] = SUBJECTS
  const isFirstWord = (label: string) => label.toLowerCase().startsWith(wanted)
  const found = facts
    .filter(({ label }) => label.toLowerCase().includes(wanted))
    .toSorted((a, b) => Number(isFirstWord(b.label)) - Number(isFirstWord(a.label)))
  const options = [...found.slice(0, MOST_SHOWN), ...(question ? [question] : [])]
  return (
    <Combobox
      label="Add a rule"
      text={typed}
      onText={setTyped}
      options={options.map(({ value, label }) => ({ id: value, label }))}
      onPick={({ id }) => {
        setTyped('')
        onPick(id)
      }}
    />
  )
}
