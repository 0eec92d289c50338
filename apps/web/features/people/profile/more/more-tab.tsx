import { useState } from 'react'
import { TopAsked } from './top-asked.tsx'
import type { ProfileForm } from '../profile-form.ts'
import type { FormFields } from '../use-profile.ts'
import { countAnswered, keysOf, moreGroups, type MoreGroup } from './more-groups.ts'
import { MoreGroupPanel } from './more-group-panel.tsx'
import styles from './more.module.css'

interface MoreTabProps {
  form: ProfileForm
  fields: FormFields
  /** The question to begin with. */
  asked: string | undefined
}

/** All questions beyond the specification, under headings that open and close. */
export default function MoreTab({ form, fields, asked }: MoreTabProps) {
  const [groups] = useState(() => moreGroups(fields))
  const [open, setOpen] = useState<readonly string[]>(() => groups.slice(0, 1).map(titleOf))
  const { facts } = form.values
  const sought = asked && groups.find((group) => keysOf(group).includes(asked))?.title
  if (sought && !open.includes(sought)) setOpen([...open, sought])
  const hasProblem = (group: MoreGroup) => keysOf(group).some((key) => key in form.problems)
  const toggle = (title: string, isOpen: boolean) =>
    setOpen((before) => (isOpen ? before.filter((each) => each !== title) : [...before, title]))

  return (
    <>
      <div className={styles.intro}>
        <p>Every answer is optional. Each one you give makes your matches more exact.</p>
      </div>
      <TopAsked />
      <div className={styles.groups}>
        {groups.map((group) => {
          const isOpen = open.includes(group.title) || hasProblem(group)
          return (
            <MoreGroupPanel
              key={group.title}
              group={group}
              answered={countAnswered(group, facts)}
              isOpen={isOpen}
              onToggle={() => toggle(group.title, isOpen)}
              form={form}
              asked={asked}
            />
          )
        })}
      </div>
    </>
  )
}

const titleOf = ({ title }: MoreGroup) => title
