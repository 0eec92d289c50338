import { NOBODY, OWN_STAGES } from '@laurel/contract/applicant-shapes'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField, type SelectOption } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { STANDING_WORDS } from './applicant-view.ts'
import styles from './dialogs.module.css'
import type { Choices } from './filter-bar.tsx'
import type { Move, useMoves } from './use-moves.ts'

interface ChangeDialogProps {
  selection: Pick<Move, 'applicationIds' | 'filter'>
  number: number
  moves: ReturnType<typeof useMoves>
  choices: Choices | undefined
  onClose: () => void
}

/** A stage, a tag or somebody to look after them: one change at a time, so that each can be undone. */
export function ChangeDialog({ selection, number, moves, choices, onClose }: ChangeDialogProps) {
  const { tags = [], members = [] } = choices ?? {}
  const change = (what: Move, words: string) => {
    moves.move({ ...selection, ...what }, words)
    onClose()
  }
  const give = (id: string) => {
    const member = members.find((each) => each.id === id)
    change({ assignedTo: member?.id ?? null }, `given to ${member?.name ?? 'nobody'}`)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={
        number === 1
          ? 'Change this application'
          : `Change ${number.toLocaleString('en-US')} applications`
      }
    >
      <div className={styles.fields}>
        <Choosing
          label="Stage"
          act="Move"
          options={OWN_STAGES.map((value) => ({ value, label: STANDING_WORDS[value] }))}
          onAct={(value) => {
            const stage = OWN_STAGES.find((each) => each === value)
            if (stage) change({ stage }, `moved to ${STANDING_WORDS[stage]}`)
          }}
        />
        <Tagging tags={tags} onAdd={(tag) => change({ tag }, `tagged “${tag}”`)} />
        {tags.length > 0 && (
          <Choosing
            label="Take a tag off"
            act="Take off"
            options={tags.map((value) => ({ value, label: value }))}
            onAct={(untag) => change({ untag }, `no longer tagged “${untag}”`)}
          />
        )}
        <Choosing
          label="Looked after by"
          act="Give"
          options={[
            { value: NOBODY, label: 'Nobody' },
            ...members.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onAct={give}
        />
      </div>
    </Dialog>
  )
}

interface ChoosingProps {
  label: string
  act: string
  options: readonly SelectOption[]
  onAct: (value: string) => void
}

function Choosing({ label, act, options, onAct }: ChoosingProps) {
  const [value, setValue] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (value !== '') onAct(value)
  }
  return (
    <form className={styles.line} onSubmit={submit}>
      <SelectField label={label} value={value} options={options} onChange={setValue} />
      <Button type="submit">{act}</Button>
    </form>
  )
}

function Tagging({ tags, onAdd }: { tags: readonly string[]; onAdd: (tag: string) => void }) {
  const [tag, setTag] = useState('')
  const listId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (tag.trim() !== '') onAdd(tag.trim())
  }
  return (
    <form className={styles.line} onSubmit={submit}>
      <TextField
        label="Add a tag"
        maxLength={40}
        list={listId}
        value={tag}
        onChange={(event) => setTag(event.target.value)}
      />
      <datalist id={listId}>
        {tags.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </datalist>
      <Button type="submit">Add</Button>
    </form>
  )
}
