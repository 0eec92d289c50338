import { useState } from 'react'
import styles from './choice-search.module.css'
import { Combobox } from './combobox.tsx'
import type { ComboboxOption } from './combobox-list.tsx'
import type { FieldLook } from './field.tsx'
import { rankLabels } from './rank-labels.ts'
import { Tags } from './tags.tsx'

interface ChoiceSearchProps extends FieldLook {
  id: string
  choices: readonly ComboboxOption[]
  isMultiple?: boolean
  /** The ids of what is chosen. */
  given: readonly string[]
  onChange: (given: readonly string[]) => void
  /** Called when a single choice is made. */
  onPick?: ((id: string) => void) | undefined
  opens?: 'up' | 'down' | undefined
}

/**
 * Many options: a list to search. Only choosing changes the answer, and emptying the field takes it
 * back; what was only typed goes when the field is left, unless it is the name of an option. Of
 * several, each choice stands below the field.
 */
export function ChoiceSearch(props: ChoiceSearchProps) {
  const { choices, isMultiple = false, given, onChange, onPick, ...field } = props
  // Undefined while nothing is sought.
  const [typed, setTyped] = useState<string>()
  const labelOf = (id: string | undefined) =>
    choices.find((choice) => choice.id === id)?.label ?? ''
  const chosen = isMultiple ? undefined : given[0]
  const offered = isMultiple ? choices.filter(({ id }) => !given.includes(id)) : choices

  const choose = (id: string) => onChange(isMultiple ? [...given, id] : [id])
  const pick = ({ id }: ComboboxOption) => {
    setTyped(undefined)
    choose(id)
    onPick?.(id)
  }
  const type = (text: string) => {
    setTyped(text)
    if (text === '' && !isMultiple) onChange([])
  }
  const leave = () => {
    setTyped(undefined)
    const sought = typed?.trim().toLowerCase()
    const named = offered.find(({ label }) => label.toLowerCase() === sought)
    if (named && named.id !== chosen) choose(named.id)
  }

  return (
    <div className={styles.search}>
      <Combobox
        {...field}
        text={typed ?? labelOf(chosen)}
        options={rankLabels(offered, typed ?? '')}
        currentId={chosen}
        trailing={<span className={styles.mark} aria-hidden="true" />}
        onText={type}
        onPick={pick}
        onLeave={leave}
      />
      {isMultiple && (
        <Tags
          tags={given.map((id) => ({ id, label: labelOf(id) }))}
          fieldId={field.id}
          onRemove={(id) => onChange(given.filter((each) => each !== id))}
        />
      )}
    </div>
  )
}
