import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import type { DeskClause, DeskListing } from '@laurel/contract/desk-admin'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Icon } from '../../../../ui/icon.tsx'
import { ScrollRegion } from '../../../../ui/scroll-region.tsx'
import { shortDayOf } from '../../../../instant-words.ts'
import { isOpen } from './desk-moves.ts'
import parts from './desk-parts.module.css'
import styles from './source-pane.module.css'
import { sourceWords } from './source-words.ts'
import { markPieces, outsideTexts, type Piece } from './mark-pieces.ts'

interface SourcePaneProps {
  listing: DeskListing
  currentId: string | undefined
  onPick: (clauseId: string) => void
}

const HEADINGS: Readonly<Record<DeskListing['texts'][number]['kind'], string>> = {
  title: 'Title',
  sponsor: 'Sponsor',
  eligibility: 'Who may apply',
  description: 'Description',
}

/** What stands above the texts, and what says nothing. */
const isLeftOut = (kind: DeskListing['texts'][number]['kind'], text: string): boolean =>
  kind === 'title' || kind === 'sponsor' || text.trim() === ''

/** The texts of a listing with the words marked that were read; the current ones in sight. */
export function SourcePane({ listing, currentId, onPick }: SourcePaneProps) {
  const { title, sponsor, url, updatedAt, texts, clauses, source } = listing
  const body = useMarks(currentId, onPick)
  const outside = outsideTexts(listing)
  return (
    <section className={styles.source} aria-label="Text">
      <header className={styles.about}>
        <div>
          <h2>{title}</h2>
          <p className={parts.caption}>
            {sponsor}. Changed {shortDayOf(updatedAt)}.
          </p>
          {source !== null && <p className={parts.caption}>{sourceWords(source)}</p>}
        </div>
        {url !== null && (
          <a href={url} target="_blank" rel="noreferrer">
            <Icon icon={IconExternalLink} size={16} />
            Open page
          </a>
        )}
      </header>
      <ScrollRegion label="What the sponsor wrote" className={styles.texts}>
        <div ref={body}>
          {texts.map(({ kind, text }, index) =>
            isLeftOut(kind, text) &&
            clauses.every(({ textIndex }) => textIndex !== index) ? null : (
              <div key={`${kind} ${index}`} className={styles.text}>
                <h3>{HEADINGS[kind]}</h3>
                <p>
                  {markPieces(text, index, clauses).map((piece, at) => (
                    // A text does not change while it is looked at.
                    <Marked key={at} piece={piece} clauses={clauses} currentId={currentId} />
                  ))}
                </p>
              </div>
            ),
          )}
          {outside.length > 0 && (
            <div className={styles.text}>
              <h3>From columns of the file</h3>
              <ul>
                {outside.map((clause) => (
                  <li key={clause.id}>
                    <Marked
                      piece={{ text: clause.words, clauses: [clause.id], ends: [clause.id] }}
                      clauses={clauses}
                      currentId={currentId}
                    />
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </ScrollRegion>
    </section>
  )
}

interface MarkedProps {
  piece: Piece
  clauses: readonly DeskClause[]
  currentId: string | undefined
}

function Marked({ piece: { text, clauses: ids, ends }, clauses, currentId }: MarkedProps) {
  if (ids.length === 0) return text
  const inside = clauses.filter(({ id }) => ids.includes(id))
  const numbers = clauses.flatMap(({ id }, at) => (ends.includes(id) ? [at + 1] : []))
  const isCurrent = currentId !== undefined && ids.includes(currentId)
  return (
    <>
      <mark
        data-clause={isCurrent ? currentId : ids[0]}
        data-current={isCurrent || undefined}
        data-open={inside.some(isOpen) || undefined}
        data-rejected={inside.every(({ state }) => state === 'rejected') || undefined}
      >
        {text}
      </mark>
      {numbers.length > 0 && <sup className={styles.number}>{numbers.join(', ')}</sup>}
    </>
  )
}

/** A press on marked words goes to their clause; the current clause's words are kept in sight. */
function useMarks(currentId: string | undefined, onPick: (clauseId: string) => void) {
  const body = useRef<HTMLDivElement>(null)
  const press = useEffectEvent((event: MouseEvent) => {
    const mark = event.target instanceof Element ? event.target.closest('mark') : null
    if (mark?.dataset['clause']) onPick(mark.dataset['clause'])
  })
  useEffect(() => {
    const element = body.current
    // Rows have keys and buttons of their own; this is a shorter way for a mouse.
    const listener = (event: MouseEvent) => press(event)
    element?.addEventListener('click', listener)
    return () => element?.removeEventListener('click', listener)
  }, [])
  useEffect(() => {
    const mark = body.current?.querySelector<HTMLElement>('mark[data-current]')
    const frame = body.current?.parentElement
    if (!mark || !frame || frame.scrollHeight <= frame.clientHeight) return
    const [top, height] = [mark.offsetTop, mark.offsetHeight]
    const isSeen = top >= frame.scrollTop && top + height <= frame.scrollTop + frame.clientHeight
    if (!isSeen) frame.scrollTo({ top: top - frame.clientHeight / 3 })
  }, [currentId])
  return body
}
