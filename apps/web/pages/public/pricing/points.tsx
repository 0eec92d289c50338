import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { Icon } from '../../../ui/icon.tsx'
import styles from './pricing.module.css'

/** What a plan has. */
export const Points = ({ points }: { points: readonly string[] }) => (
  <ul className={styles.points}>
    {points.map((point) => (
      <li key={point}>
        <Icon icon={IconCheck} size={16} />
        {point}
      </li>
    ))}
  </ul>
)
