import { type ChangeEvent, type KeyboardEvent, useState } from 'react'
import styles from './choice-search.module.css'
import type { FieldLook } from './field.tsx'
import { Tags } from './tags.tsx'
import { TextField } from './text-field.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

interface TagsFieldProps extends FieldLook {
  id: string
  tags: readonly string[]
  onChange: (tags: string[]) => void
  /** How many there may be. */
  most: number
  /** In characters, of one of them. */
  maxLength: number
  disabled?: boolean
}

const BETWEEN = /[,;]/

/**
 * Several answers in one's own words: Enter, a comma, a semicolon or leaving the field ends each, and
 * Backspace in the empty field takes the last one back.
 */
export function TagsField({ tags, onChange, most, ...field }: TagsFieldProps) {
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState('')
  const add = (texts: readonly string[]) => {
    const next = [...tags]
    for (const text of texts.map((each) => each.trim())) {
      const isKnown = next.some((each) => each.toLowerCase() === text.toLowerCase())
      if (text !== '' && !isKnown && next.length < most) next.push(text)
    }
    if (next.length === tags.length) return
    onChange(next)
    setSaid(`${next.slice(tags.length).join(', ')} added`)
  }
  const remove = (tag: string) => {
    onChange(tags.filter((each) => each !== tag))
    setSaid(`${tag} removed`)
  }
  const end = () => {
    add([typed])
    setTyped('')
  }
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const parts = target.value.split(BETWEEN)
    setTyped(parts.pop() ?? '')
    add(parts)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const last = tags.at(-1)
    if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last)
    if (event.key !== 'Enter') return
    event.preventDefault()
    end()
  }
  return (
    <div className={styles.search}>
      <TextField
        {...field}
        autoComplete="off"
        value={typed}
        onChange={type}
        onKeyDown={press}
        onBlur={end}
      />
      <Tags
        tags={tags.map((tag) => ({ id: tag, label: tag }))}
        fieldId={field.id}
        onRemove={remove}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  )
}
