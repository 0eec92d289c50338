import type { Winners } from '@laurel/contract/announcements'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import { Icon } from '../../../ui/icon.tsx'
import iconButton from '../../../ui/icon-button.module.css'
import { alternatesIn, move, type Chosen } from './decision-list.ts'
import styles from './winners.module.css'

interface AlternateOrderProps {
  winners: Winners
  decisions: readonly Chosen[]
  onChange: (decisions: readonly Chosen[]) => void
}

/** Who follows if an award cannot be handed over; in an order, changed by buttons. */
export function AlternateOrder({ winners, decisions, onChange }: AlternateOrderProps) {
  const alternates = alternatesIn(decisions)
  if (alternates.length === 0) return null
  const names = new Map(winners.candidates.map((each) => [each.applicationId, each.name]))
  return (
    <section className={styles.panel} aria-labelledby="alternates-heading">
      <h2 id="alternates-heading">Alternates</h2>
      <p className={styles.hint}>
        If a winner is not reached in 3 business days, the next one follows.
      </p>
      <ol className={styles.alternates}>
        {alternates.map(({ applicationId }, at) => {
          const name = names.get(applicationId) ?? 'this alternate'
          return (
            <li key={applicationId}>
              <span>
                {at + 1}. {name}
              </span>
              <span className={styles.moves}>
                <button
                  type="button"
                  className={iconButton.button}
                  aria-label={`Move ${name} up`}
                  title="Move up"
                  aria-disabled={at === 0}
                  onClick={() => at > 0 && onChange(move(decisions, applicationId, -1))}
                >
                  <Icon icon={IconArrowUp} />
                </button>
                <button
                  type="button"
                  className={iconButton.button}
                  aria-label={`Move ${name} down`}
                  title="Move down"
                  aria-disabled={at === alternates.length - 1}
                  onClick={() =>
                    at < alternates.length - 1 && onChange(move(decisions, applicationId, 1))
                  }
                >
                  <Icon icon={IconArrowDown} />
                </button>
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
