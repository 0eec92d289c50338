import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import type { Caution } from '@laurel/contract/caution-shapes'
import { CAUTION_WORDS } from '@laurel/contract/words/caution-words'
import { Icon } from '../../../../ui/icon.tsx'
import styles from './cautions.module.css'

/** What in a listing deserves care, with the sponsor's own words. */
export function Cautions({ cautions }: { cautions: readonly Caution[] }) {
  if (cautions.length === 0) return null
  return (
    <aside className={styles.cautions} aria-label="Be careful">
      <Icon icon={IconAlertTriangle} />
      <ul>
        {cautions.map(({ kind, words }) => (
          <li key={kind}>
            <b>{CAUTION_WORDS[kind].said}</b> {CAUTION_WORDS[kind].advice}
            {words !== '' && <q>{words}</q>}
          </li>
        ))}
      </ul>
    </aside>
  )
}
