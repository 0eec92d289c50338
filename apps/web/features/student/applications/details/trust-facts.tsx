import type { ScholarshipDetail } from '@laurel/contract/scholarship-shapes'
import type { Trust } from '@laurel/contract/trust-shapes'
import { hostOf, VERIFIED_BY_SOURCE, verifiedWords } from '@laurel/contract/words/source-words'
import { decidesWords, EVENT_WORDS, paysWords } from '@laurel/contract/words/trust-words'
import type { ReactNode } from 'react'
import { dayOf } from '../../../../instant-words.ts'
import styles from './trust-facts.module.css'

/** Where a listing comes from, who checked it and when, who decides, who pays, what happened to it. */
export function TrustFacts({ scholarship }: { scholarship: ScholarshipDetail }) {
  const { source, trust, user, delivery, createdAt } = scholarship
  const { url, name, licence, verifiedOn } = source ?? {}
  const sponsor = user.firstName
  return (
    <section className={styles.trust} aria-labelledby="trust">
      <h2 id="trust">Where this comes from</h2>
      <dl>
        <Fact name="Source">{sourceOf(url, name)}</Fact>
        <Fact name="Licence">{licence}</Fact>
        {/* What a source claims is not what we checked. */}
        <Fact name={VERIFIED_BY_SOURCE}>{verifiedOn && verifiedWords(verifiedOn)}</Fact>
        <Fact name="We last read its own page on">{trust?.readAt && dayOf(trust.readAt)}</Fact>
        <Fact name="A person here looked at it on">
          {trust?.reviewedAt && dayOf(trust.reviewedAt)}
        </Fact>
        <Fact name="Who chooses the winners">{trust?.selection ?? decidesWords({ sponsor })}</Fact>
        <Fact name="Who pays">{trust?.payer ?? paysWords({ sponsor, delivery })}</Fact>
        <Fact name="Who the organization is">
          {trust?.isVerified && `${sponsor} proved to us who it is`}
        </Fact>
      </dl>
      {trust && <History history={trust.history} createdAt={createdAt} />}
    </section>
  )
}

/** Nothing where nothing is known. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function sourceOf(url: string | undefined, name: string | undefined): ReactNode {
  if (url === undefined) return name
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {name ?? hostOf(url)}
    </a>
  )
}

function History({ history, createdAt }: Pick<Trust, 'history'> & { createdAt: string }) {
  return (
    <details className={styles.history} data-print="hide">
      <summary>History</summary>
      <ol>
        {history.map(({ at, kind, lines }) => (
          <li key={`${at} ${kind}`}>
            <b>{dayOf(at)}</b> {EVENT_WORDS[kind]}
            {lines.length > 0 && (
              <ul>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
        <li>
          <b>{dayOf(createdAt)}</b> First listed here
        </li>
      </ol>
    </details>
  )
}
