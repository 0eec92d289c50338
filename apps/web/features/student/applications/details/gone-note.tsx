import IconUnlink from '@tabler/icons-react/dist/esm/icons/IconUnlink.mjs'
import type { Trust } from '@laurel/contract/trust-shapes'
import { goneWords } from '@laurel/contract/words/trust-words'
import { dayOf } from '../../../../instant-words.ts'
import { Icon } from '../../../../ui/icon.tsx'
import styles from './cautions.module.css'

/** That a listing's own page is not there any more, where it is not. */
export function GoneNote({ trust }: { trust: Trust | null }) {
  if (!trust || trust.missedAt.length === 0) return null
  return (
    <aside className={styles.cautions} aria-label="Its page is gone">
      <Icon icon={IconUnlink} />
      <p>{goneWords(trust, dayOf)}</p>
    </aside>
  )
}
