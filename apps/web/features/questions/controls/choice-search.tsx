import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { Combobox } from '../../../ui/combobox.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { rankLabels } from '../../../ui/rank-labels.ts'
import type { Choice } from '../question.ts'
import { type ControlProps, errorOf } from './control-props.ts'
import styles from './controls.module.css'

interface ChoiceSearchProps extends ControlProps {
  choices: readonly Choice[]
  isMultiple: boolean
  /** Called when a single choice is made. */
  onPick?: ((id: string) => void) | undefined
  opens?: 'up' | 'down'
}

const labelIn = (choices: readonly Choice[], id: string | undefined) =>
  choices.find((choice) => choice.id === id)?.label ?? ''

/** Many options: a list to search. Of several, each choice stands above the field. */
export function ChoiceSearch(props: ChoiceSearchProps) {
  const { id, label, choices, isMultiple, given, problem, onChange, onPick, opens } = props
  const [text, setText] = useState(isMultiple ? '' : labelIn(choices, given[0]))
  const isUntouched = !isMultiple && text === labelIn(choices, given[0])
  const open = isMultiple ? choices.filter((choice) => !given.includes(choice.id)) : choices

  const pick = (choice: Choice) => {
    setText(isMultiple ? '' : choice.label)
    onChange(isMultiple ? [...given, choice.id] : [choice.id])
    onPick?.(choice.id)
  }

  return (
    <div className={styles.stack}>
      {isMultiple && given.length > 0 && (
        <ul className={styles.tags} aria-label="Chosen">
          {given.map((each) => (
            <li key={each}>
              {labelIn(choices, each)}
              <button
                type="button"
                aria-label={`Remove ${labelIn(choices, each)}`}
                onClick={() => onChange(given.filter((other) => other !== each))}
              >
                <Icon icon={IconX} size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Combobox
        id={id}
        label={label}
        error={errorOf(problem)}
        text={text}
        options={rankLabels(open, isUntouched ? '' : text)}
        {...(opens && { opens })}
        onText={(typed) => {
          setText(typed)
          onChange(isMultiple ? given : [])
        }}
        onPick={pick}
      />
    </div>
  )
}
