import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import type { Caution } from '@laurel/contract/caution-shapes'
import { Icon } from '../../../ui/icon.tsx'
import styles from './cautions.module.css'

const WORDS: Record<Caution['kind'], { said: string; advice: string }> = {
  fee: { said: 'It asks for money.', advice: 'You should not have to pay to apply.' },
  identity: {
    said: 'It asks for a bank or Social Security number.',
    advice: 'Nobody needs that before you have won.',
  },
  sharesData: {
    said: 'It passes on what you tell it.',
    advice: 'Expect calls and mails from others.',
  },
  unnamed: {
    said: 'We do not know who gives it.',
    advice: 'Find out who they are before you tell them about yourself.',
  },
}

/** What in a listing deserves care, with the sponsor's own words. */
export function Cautions({ cautions }: { cautions: readonly Caution[] }) {
  if (cautions.length === 0) return null
  return (
    <aside className={styles.cautions} aria-label="Be careful">
      <Icon icon={IconAlertTriangle} />
      <ul>
        {cautions.map(({ kind, words }) => (
          <li key={kind}>
            <b>{WORDS[kind].said}</b> {WORDS[kind].advice}
            {words !== '' && <q>{words}</q>}
          </li>
        ))}
      </ul>
    </aside>
  )
}
