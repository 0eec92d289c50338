import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import type { MouseEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { paths } from '../../../../paths.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon.tsx'
import styles from './back-link.module.css'

interface BackLinkProps {
  /** Where it leads when this page came first. */
  to?: string
  children?: string
  className?: string | undefined
}

/** To the previous page where it was scrolled to; to the matches when this page came first. */
export function BackLink(props: BackLinkProps) {
  const { to = paths.matches, children = 'Back to Scholarships', className } = props
  const navigate = useNavigate()
  const isFirstPage = useLocation().key === 'default'
  const goBack = (event: MouseEvent) => {
    const isPlainClick = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0
    if (isFirstPage || !isPlainClick) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <Link to={to} className={classNames(styles.back, className)} onClick={goBack}>
      <Icon icon={IconChevronLeft} size={16} />
      {children}
    </Link>
  )
}
