import { useState } from 'react'
import { ChoiceField, type ChoiceFieldProps, MOST_SHOWN } from './choice-field.tsx'
import styles from './choice-field.module.css'
import { TextField } from './text-field.tsx'

/** Options that stand open; where they are many, they are found by a part of their words. */
export function SearchedChoices(props: Omit<ChoiceFieldProps, 'search'>) {
  const { options } = props
  const [sought, setSought] = useState('')
  if (options.length <= MOST_SHOWN) return <ChoiceField {...props} />
  const wanted = sought.trim().toLowerCase()
  const found = options.filter(({ label }) => label.toLowerCase().includes(wanted))
  const search = (
    <>
      <TextField
        label="Search the list"
        type="search"
        autoComplete="off"
        value={sought}
        onChange={(event) => setSought(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {found.length === 0 && <p className={styles.hint}>No results</p>}
    </>
  )
  return <ChoiceField {...props} options={found} search={search} />
}
