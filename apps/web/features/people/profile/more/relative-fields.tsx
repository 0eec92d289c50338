import { factQuestion } from '@laurel/contract/words/open-question'
import { RELATIVE_LABELS } from '@laurel/contract/relation-words'
import type { FactDefinition } from '@laurel/matching/facts'
import { useState } from 'react'
import type { ProfileForm } from '../profile-form.ts'
import type { FormField } from '../use-profile.ts'
import { MoreField } from './more-field.tsx'
import { isGiven } from './more-groups.ts'
import styles from './more.module.css'

interface RelativeFieldsProps {
  fact: FactDefinition
  relatives: readonly FormField[]
  /** Whether another tab asks the student's own part. */
  isOnly: boolean
  form: ProfileForm
  asked: string | undefined
}

const relativeOf = ({ key }: FormField): string =>
  RELATIVE_LABELS[factQuestion(key).relation as keyof typeof RELATIVE_LABELS]

/** The same question about relatives: a choice for each opens its field. */
export function RelativeFields({ fact, relatives, isOnly, form, asked }: RelativeFieldsProps) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { facts } = form.values
  const isAsked = relatives.some(({ key }) => key === asked)
  // It stays open once its question is no longer asked for.
  if (asked && isAsked && !chosen.includes(asked)) setChosen([...chosen, asked])
  const isOpen = ({ key }: FormField) =>
    chosen.includes(key) || isGiven(facts[key]) || key in form.problems
  const toggle = (field: FormField) => {
    const { key } = field
    if (!isOpen(field)) return setChosen([...chosen, key])
    setChosen(chosen.filter((each) => each !== key))
    if (facts[key]?.length) form.changeFact(key, [])
  }
  const words = isOnly ? 'Military ties of my' : 'Also for my'
  return (
    <div className={styles.relatives}>
      <div className={styles.chips} role="group" aria-label={words}>
        <span className={styles.also} aria-hidden="true">
          {words}
        </span>
        {relatives.map((field) => (
          <button
            key={field.key}
            type="button"
            className={styles.chip}
            aria-pressed={isOpen(field)}
            onClick={() => toggle(field)}
          >
            {relativeOf(field)}
          </button>
        ))}
      </div>
      {relatives.filter(isOpen).map((field) => (
        <MoreField key={field.key} field={field} fact={fact} form={form} />
      ))}
    </div>
  )
}
