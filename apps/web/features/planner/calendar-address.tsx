import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useId, useState } from 'react'
import button from '../../ui/button.module.css'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
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
      <CopyField address={address} />
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
        Whoever has this address can read your deadlines. If it got into the wrong hands, make a new
        one.
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

function CopyField({ address }: { address: string }) {
  const [state, setState] = useState<'copied' | 'failed'>()
  const fieldId = useId()
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  return (
    <div className={styles.address}>
      <label htmlFor={fieldId}>Your private address</label>
      <div className={styles.copyRow}>
        <input id={fieldId} readOnly value={address} onFocus={(event) => event.target.select()} />
        <Button onClick={() => void copy()}>
          <Icon icon={IconCopy} size={16} />
          Copy
        </Button>
      </div>
      <p role="status" className={styles.small}>
        {state === 'copied' && 'Copied.'}
        {state === 'failed' && 'It could not be copied. Select the address and copy it.'}
      </p>
    </div>
  )
}
