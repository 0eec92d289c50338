import { HELP_SCREENS } from '@laurel/contract/help-screens'
import type { HelpTopic } from '@laurel/contract/help-topics'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { searchTopics } from '../../../features/assistant/assistance/search-topics.ts'
import styles from './help-list.module.css'

interface HelpListProps {
  topics: readonly HelpTopic[]
  /** Only then the screens behind the login are linked. */
  isSignedIn: boolean
}

/** Questions and answers, one open at a time without any script; with it they can be searched. */
export function HelpList({ topics, isSignedIn }: HelpListProps) {
  const [search, setSearch] = useState('')
  const fieldId = useId()
  const field = useRef<HTMLInputElement>(null)
  // What was typed before the script came.
  useEffect(() => setSearch(field.current?.value ?? ''), [])
  const found = searchTopics(topics, search)
  return (
    <section className={styles.help} aria-labelledby="help-heading">
      <h2 id="help-heading">Questions and answers</h2>
      <label htmlFor={fieldId}>Search the answers</label>
      <input
        ref={field}
        id={fieldId}
        type="search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <p className={styles.count} role="status">
        {search.trim() !== '' && countWords(found.length)}
      </p>
      {found.map((topic) => (
        <details key={topic.id} id={topic.id} name="help">
          <summary>{topic.question}</summary>
          {topic.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Screens topic={topic} isSignedIn={isSignedIn} />
        </details>
      ))}
    </section>
  )
}

const countWords = (count: number): string =>
  count === 0
    ? 'No answer has all these words. Try fewer or other words.'
    : `${count} ${count === 1 ? 'answer' : 'answers'}`

function Screens({ topic, isSignedIn }: { topic: HelpTopic; isSignedIn: boolean }) {
  const screens = topic.screens
    .map((name) => HELP_SCREENS[name])
    .filter(({ path }) => isSignedIn || !path.startsWith('/auth/'))
  if (screens.length === 0) return null
  return (
    <ul className={styles.screens}>
      {screens.map(({ label, path }) => (
        <li key={path}>
          <Link to={path}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}
