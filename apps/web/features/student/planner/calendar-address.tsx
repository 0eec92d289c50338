import { useState } from 'react'
import button from '../../../ui/button.module.css'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { CopyField } from '../../../ui/copy-field.tsx'
import { CalendarConfirm } from './calendar-confirm.tsx'
import styles from './planner.module.css'

/** Programs that subscribe to calendars answer to this scheme. */
const toWebcal = (address: string): string => address.replace(/^https?:/, 'webcal:')

const HOW_TO = [
  ['Google', 'Choose Other calendars, then From URL, and paste the address.'],
  ['Apple', 'Choose Open in my calendar above, then Subscribe.'],
  ['Outlook', 'Choose Add calendar, then Subscribe from web, and paste the address.'],
] as const

/** The private address with the ways to use it, to replace it and to switch it off. */
export function CalendarAddress({ address }: { address: string }) {
  const [asked, setAsked] = useState<'create' | 'revoke'>()
  return (
    <>
      <CopyField label="Your private address" text={address} noun="address" />
      <a className={classNames(button.button, button.outline)} href={toWebcal(address)}>
        Open in my calendar
      </a>
      <dl className={styles.howTo}>
        {HOW_TO.map(([name, how]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.small}>
        Anyone who has this address can read your deadlines. If someone else got it, make a new one.
      </p>
      <div className={styles.buttons}>
        <Button variant="subtle" onClick={() => setAsked('create')}>
          Make a new address
        </Button>
        <Button variant="subtle" onClick={() => setAsked('revoke')}>
          Switch off
        </Button>
      </div>
      {asked && <CalendarConfirm change={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}
