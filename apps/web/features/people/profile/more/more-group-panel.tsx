import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useId } from 'react'
import { Icon } from '../../../../ui/icon.tsx'
import type { ProfileForm } from '../profile-form.ts'
import { MoreField } from './more-field.tsx'
import type { MoreGroup } from './more-groups.ts'
import styles from './more.module.css'
import { RelativeFields } from './relative-fields.tsx'

interface MoreGroupPanelProps {
  group: MoreGroup
  answered: number
  isOpen: boolean
  onToggle: () => void
  form: ProfileForm
  asked: string | undefined
}

/** One heading with its questions; closed, it still says how many are answered. */
export function MoreGroupPanel(props: MoreGroupPanelProps) {
  const { group, answered, isOpen, onToggle, form, asked } = props
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 className={styles.head}>
        <button type="button" id={id} aria-expanded={isOpen} onClick={onToggle}>
          <span>{group.title}</span>
          <span className={styles.answered}>
            {answered} of {group.questions.length}{' '}
            <span className={styles.answeredWord}>answered</span>
          </span>
          <Icon icon={IconChevronDown} className={styles.chevron} />
        </button>
      </h2>
      {isOpen && (
        <div className={styles.fields}>
          {group.questions.map(({ fact, own, relatives }) => (
            <div key={fact.id} className={styles.question}>
              {own && <MoreField field={own} fact={fact} form={form} />}
              {relatives.length > 0 && (
                <RelativeFields
                  fact={fact}
                  relatives={relatives}
                  isOnly={own === undefined}
                  form={form}
                  asked={asked}
                />
              )}
            </div>
          ))}
        </div>
      )}
    </section>
  )
}
