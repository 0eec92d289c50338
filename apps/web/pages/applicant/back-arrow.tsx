import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './back-arrow.module.css'

/** Goes back where there is a page before this one, else to the dashboard. */
export function BackArrow() {
  const navigate = useNavigate()
  // The router names the page that a visit began with "default".
  const hasHistory = useLocation().key !== 'default'
  return (
    <button
      type="button"
      className={styles.back}
      aria-label="Back"
      title="Back"
      onClick={() => void (hasHistory ? navigate(-1) : navigate(paths.dashboard))}
    >
      <Icon icon={IconArrowLeft} />
    </button>
  )
}
