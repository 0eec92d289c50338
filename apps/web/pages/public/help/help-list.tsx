import { HELP_SCREENS } from '@laurel/contract/help-screens'
import type { HelpTopic } from '@laurel/contract/help-topic'
import { useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { searchTopics } from '../../../features/student/assistant/assistance/search-topics.ts'
import styles from './help-list.module.css'

export interface HelpGroup {
  title: string
  topics: readonly HelpTopic[]
}

interface HelpListProps {
  /** One without a title stands under the heading alone. */
  groups: readonly HelpGroup[]
  /** Only then the screens behind the login are linked. */
  isSignedIn: boolean
}

/** Questions and answers, one open at a time without any script; with it they can be searched. */
export function HelpList({ groups, isSignedIn }: HelpListProps) {
  const [search, setSearch] = useState('')
  const fieldId = useId()
  const field = useRef<HTMLInputElement>(null)
  const opened = useLocation().hash.slice(1)
  // What was typed before the script came.
  useEffect(() => setSearch(field.current?.value ?? ''), [])
  // A link leads to one answer: the browser scrolls to it, but leaves it closed.
  useEffect(() => document.getElementById(opened)?.setAttribute('open', ''), [opened])
  const found = groups
    .map(({ title, topics }) => ({ title, topics: searchTopics(topics, search) }))
    .filter(({ topics }) => topics.length > 0)
  const count = found.reduce((sum, { topics }) => sum + topics.length, 0)
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
        {search.trim() !== '' && countWords(count)}
      </p>
      {found.map(({ title, topics }) => (
        <div key={title} className={styles.group}>
          {title !== '' && <h3>{title}</h3>}
          {topics.map((topic) => (
            <Topic key={topic.id} topic={topic} isSignedIn={isSignedIn} />
          ))}
        </div>
      ))}
    </section>
  )
}

const countWords = (count: number): string =>
  count === 0
    ? 'No answer has all these words. Try fewer or other words.'
    : `${count} ${count === 1 ? 'answer' : 'answers'}`

function Topic({ topic, isSignedIn }: { topic: HelpTopic; isSignedIn: boolean }) {
  const screens = topic.screens
    .map((name) => HELP_SCREENS[name])
    .filter(({ path }) => isSignedIn || !path.startsWith('/auth/'))
  return (
    <details id={topic.id} name="help">
      <summary>{topic.question}</summary>
      {topic.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ul className={styles.screens}>
        {screens.map(({ label, path }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
        <li>
          <a href={`#${topic.id}`}>Link to this answer</a>
        </li>
      </ul>
    </details>
  )
}
