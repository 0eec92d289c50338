import { Link } from 'react-router'
import { productName } from '../product.ts'
import styles from './logo.module.css'

export function LogoMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 26 26" aria-hidden="true">
      <g fill="var(--primary)">
        <path d="M13 25C4.5 22 1.5 14.5 3 6.5c5.5 2 9 7 10 18.5z" />
        <path d="M13 25c8.5-3 11.5-10.5 10-18.5-5.5 2-9 7-10 18.500z" opacity=".55" />
        <path d="M13 17c-3.6-4.5-3.6-11 0-15.5 3.6 4.5 3.6 11 0 15.500z" fill="var(--gold)" />
      </g>
    </svg>
  )
}

export function Logo({ to }: { to: string }) {
  return (
    <Link to={to} className={styles.logo}>
      <LogoMark />
      <span>{productName}</span>
    </Link>
  )
}
