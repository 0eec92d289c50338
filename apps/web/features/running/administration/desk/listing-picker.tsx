import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import type { WaitingListing } from '@laurel/contract/desk-admin'
import { Badge } from '../../../../ui/badge.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { useMedia } from '../../../../ui/use-media.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import styles from './listing-picker.module.css'
import { deskListing } from './use-desk.ts'
import { waitingNow, waitingWords } from './waiting-words.ts'

interface ListingPickerProps {
  listings: readonly WaitingListing[]
  total: number
  shownId: string | undefined
  doneIds: ReadonlySet<string>
  onPick: (id: string) => void
}

/** The listings that wait: a column, and where there is no room for it a select. */
export function ListingPicker(props: ListingPickerProps) {
  const isWide = useMedia('(min-width: 1200px)')
  return isWide ? <Column {...props} /> : <Select {...props} />
}

function Select({ listings, shownId, doneIds, onPick }: ListingPickerProps) {
  return (
    <div className={styles.select}>
      <SelectField
        label="Listing"
        emptyLabel="All are looked at"
        value={shownId ?? ''}
        options={listings.map(({ id, title }) => ({
          value: id,
          label: doneIds.has(id) ? `${title} (done)` : title,
        }))}
        onChange={(id) => id !== '' && onPick(id)}
      />
    </div>
  )
}

function Column({ listings, total, shownId, doneIds, onPick }: ListingPickerProps) {
  const column = useRef<HTMLDivElement>(null)
  // By keys one goes past what the column shows.
  useEffect(() => {
    const row = column.current?.querySelector('[aria-current]')
    if (shownId !== undefined) row?.scrollIntoView({ block: 'nearest' })
  }, [shownId])
  return (
    <div className={styles.column} ref={column}>
      <ul aria-label="Listings that wait">
        {listings.map((listing) => (
          <li key={listing.id}>
            <button
              type="button"
              aria-current={listing.id === shownId ? 'true' : undefined}
              onClick={() => onPick(listing.id)}
            >
              <b>{listing.title}</b>
              <span className={styles.sponsor}>{listing.sponsor}</span>
              {doneIds.has(listing.id) ? (
                <Badge tone="success" icon={IconCheck}>
                  Done
                </Badge>
              ) : (
                <Waiting listing={listing} />
              )}
            </button>
          </li>
        ))}
      </ul>
      {total > listings.length && (
        <p className={styles.more}>and {(total - listings.length).toLocaleString('en-US')} more</p>
      )}
    </div>
  )
}

/** Also of what is decided here meanwhile. */
function Waiting({ listing }: { listing: WaitingListing }) {
  const { data } = useQuery({ ...deskListing(listing.id), enabled: false })
  return (
    <span className={styles.badges}>
      {waitingWords(waitingNow(listing, data)).map((words) => (
        <Badge key={words} tone="warn">
          {words}
        </Badge>
      ))}
    </span>
  )
}
