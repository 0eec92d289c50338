import type { ScholarshipDetail } from '@laurel/contract/scholarship-shapes'
import { longDate } from '@laurel/contract/words/deadline-words'
import styles from './source-note.module.css'

/** Where an imported listing comes from, and when that source says it checked it: we did not. */
export function SourceNote({ scholarship }: { scholarship: ScholarshipDetail }) {
  const { source } = scholarship
  if (!source) return null
  const { url, name, licence, verifiedOn } = source
  const isDay = verifiedOn !== undefined && /^\d{4}-\d{2}-\d{2}/.test(verifiedOn)
  return (
    <p className={styles.source}>
      {(url ?? name) !== undefined && (
        <span>
          Source:{' '}
          {url === undefined ? (
            name
          ) : (
            <a href={url} target="_blank" rel="noopener noreferrer">
              {name ?? hostOf(url)}
            </a>
          )}
        </span>
      )}
      {licence !== undefined && <span>Licence: {licence}</span>}
      {verifiedOn !== undefined && (
        <span>
          The source says it checked this on{' '}
          {isDay ? longDate(verifiedOn.slice(0, 10)) : verifiedOn}
        </span>
      )}
    </p>
  )
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : url)
