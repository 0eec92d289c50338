import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { FAMILY_ACCESS, type FamilyAccess } from '@laurel/contract/family-access'
import { Icon } from '../../../ui/icon.tsx'
import styles from './access-list.module.css'

/** What a linked parent sees and what not: the one table, in words. */
export function AccessList() {
  return (
    <div className={styles.lists}>
      <Part title="A parent sees" rows={FAMILY_ACCESS.filter(({ canSee }) => canSee)} />
      <Part title="A parent never sees or does" rows={FAMILY_ACCESS.filter((row) => !row.canSee)} />
    </div>
  )
}

function Part({ title, rows }: { title: string; rows: readonly FamilyAccess[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className={styles.rows}>
        {rows.map(({ area, canSee, canChange, reason }) => (
          <li key={area} className={canSee ? styles.yes : styles.no}>
            <Icon icon={canSee ? IconCheck : IconX} size={16} />
            <span>
              {area}
              {canChange && <strong> (and can change)</strong>}
              <span className={styles.reason}>{reason}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
