import type { ApiKey } from '@laurel/contract/api-keys'
import { useState } from 'react'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { shortDayOf } from '../../../../instant-words.ts'
import { Loaded } from '../../../common/records/loaded.tsx'
import { EndDialog } from './end-dialog.tsx'
import { KeyDialog } from './key-dialog.tsx'
import { SCOPE_WORDS } from './program-words.ts'
import styles from './programs.module.css'
import { useKeys, useRevokeKey } from './use-programs.ts'

/** With which programs make calls for the organisation. */
export function KeyList() {
  const query = useKeys()
  const [isMaking, setMaking] = useState(false)
  const [ending, setEnding] = useState<ApiKey>()
  const revoke = useRevokeKey()
  return (
    <section className={styles.section} aria-labelledby="keys-heading">
      <div className={styles.head}>
        <h2 id="keys-heading" tabIndex={-1}>
          Keys
        </h2>
        <Button onClick={() => setMaking(true)}>New key</Button>
      </div>
      <p className={styles.lead}>
        With a key, your own software can read and write here. What it can do is in the{' '}
        <a href="/api/docs">API’s documentation</a>.
      </p>
      <Loaded query={query} noun="your keys">
        {(list) => (
          <ul className={styles.rows}>
            {list.length === 0 && <li className={styles.none}>No keys yet.</li>}
            {list.map((key) => (
              <KeyRow key={key.id} apiKey={key} onEnd={() => setEnding(key)} />
            ))}
          </ul>
        )}
      </Loaded>
      {isMaking && <KeyDialog onClose={() => setMaking(false)} />}
      {ending && (
        <EndDialog
          title={`Revoke “${ending.name}”?`}
          what="The software that uses it loses access right away, for good."
          word="Revoke the key"
          ended={{ message: 'Key revoked', detail: ending.name }}
          headingId="keys-heading"
          id={ending.id}
          ending={revoke}
          onClose={() => setEnding(undefined)}
        />
      )}
    </section>
  )
}

function KeyRow({ apiKey, onEnd }: { apiKey: ApiKey; onEnd: () => void }) {
  const { name, start, scopes, madeBy, createdAt, lastUsedAt, revokedAt } = apiKey
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <strong>{name}</strong>
        <span className={styles.small}>
          <code>{start}…</code> by {madeBy}, {shortDayOf(createdAt)}
        </span>
        <span className={styles.small}>
          {scopes.map((scope) => SCOPE_WORDS[scope]).join(' · ')}
        </span>
      </div>
      <span className={styles.small}>
        {lastUsedAt ? `Last used ${shortDayOf(lastUsedAt)}` : 'Not used yet'}
      </span>
      {revokedAt ? (
        <Badge>Revoked {shortDayOf(revokedAt)}</Badge>
      ) : (
        <Button onClick={onEnd} aria-label={`Revoke ${name}`}>
          Revoke
        </Button>
      )}
    </li>
  )
}
