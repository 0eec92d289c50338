import type { DeskKind, DeskListing, WaitingListing } from '@laurel/contract/desk-admin'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { Loaded } from '../../../common/records/loaded.tsx'
import styles from './desk.module.css'
import { ListingPicker } from './listing-picker.tsx'
import { ReadPane } from './read-pane.tsx'
import { SourcePane } from './source-pane.tsx'
import { deskListing } from './use-desk.ts'
import { type DeskWork, MORE_ID, useDeskWork } from './use-desk-work.ts'

const EditDialog = lazy(() => import('./edit-dialog.tsx'))

interface DeskBoardProps {
  kind: DeskKind
  listings: readonly WaitingListing[]
  total: number
  areKeysOn: boolean
  onHelp: () => void
  /** Whether more wait than these. */
  hasMore: boolean
  /** Asks for the next; told how many of these were left open. */
  onMore: (left: number) => void
}

/** The listings of a batch, the text of one of them, and what was read of it. */
export function DeskBoard(props: DeskBoardProps) {
  const { kind, listings, total, areKeysOn, onHelp, hasMore, onMore } = props
  const pane = useRef<HTMLDivElement>(null)
  const work = useDeskWork({ kind, listings, total, areKeysOn, onHelp, pane })
  const left = listings.filter(({ id }) => !work.doneIds.has(id)).length
  return (
    <>
      <ListingPicker
        listings={listings}
        total={total}
        shownId={work.listingId}
        doneIds={work.doneIds}
        onPick={work.goToListing}
      />
      <div className={styles.pane} ref={pane} tabIndex={-1}>
        <VisuallyHidden role="status">
          {work.finishedTitle !== undefined && `All of ${work.finishedTitle} is decided.`}
        </VisuallyHidden>
        {work.listingId === undefined ? (
          <End left={left} hasMore={hasMore} onMore={() => onMore(left)} />
        ) : (
          <OpenListing key={work.listingId} id={work.listingId} work={work} />
        )}
      </div>
    </>
  )
}

interface OpenListingProps {
  id: string
  work: DeskWork
}

/** Shown as soon as it is there: the focus waits for it, and so does the next key. */
function OpenListing({ id, work }: OpenListingProps) {
  const query = useQuery(deskListing(id))
  if (query.data) return <Panes listing={query.data} work={work} />
  return (
    <Loaded query={query} noun="this listing">
      {() => null}
    </Loaded>
  )
}

function Panes({ listing, work }: { listing: DeskListing; work: DeskWork }) {
  const { clauseId, edited, isQuestion } = work
  return (
    <div className={styles.listing}>
      <SourcePane listing={listing} currentId={clauseId} onPick={work.goToClause} />
      <ReadPane listing={listing} work={work} />
      {edited && (
        <Suspense fallback={null}>
          <EditDialog
            clause={edited}
            isQuestion={isQuestion}
            onClose={work.closeEdit}
            onDone={work.edit}
          />
        </Suspense>
      )}
    </div>
  )
}

interface EndProps {
  left: number
  hasMore: boolean
  onMore: () => void
}

/** After the last one of a batch. */
const End = ({ left, hasMore, onMore }: EndProps) => (
  <div className={styles.end}>
    <EmptyState
      title={left === 0 ? 'All done' : 'That was the last'}
      action={
        <Button id={MORE_ID} variant="filled" onClick={onMore}>
          {hasMore ? 'Go on with the next' : 'Look for more'}
        </Button>
      }
    >
      {left === 0
        ? 'What you decided is in the catalogue already.'
        : `What you decided is in the catalogue. ${left.toLocaleString('en-US')} of these you left open.`}
    </EmptyState>
  </div>
)
