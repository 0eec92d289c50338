import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'
import { classNames } from './class-names.ts'

interface Look {
  /** One filled button on a screen; the rest are outline or subtle. `danger` destroys something. */
  variant?: 'filled' | 'outline' | 'subtle' | 'danger'
  size?: 'medium' | 'large'
  isWide?: boolean
}

function look({ variant = 'outline', size, isWide }: Look, className: string | undefined): string {
  return classNames(
    styles.button,
    styles[variant],
    size === 'large' && styles.large,
    isWide && styles.wide,
    className,
  )
}

type ButtonProps = ComponentProps<'button'> & Look & { isBusy?: boolean }

/** A button. While busy it keeps its words, turns and ignores clicks. */
export function Button(props: ButtonProps) {
  const { variant, size, isWide, isBusy = false, className, children, onClick, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      aria-busy={isBusy || undefined}
      className={look({ variant, size, isWide } as Look, className)}
    >
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  )
}

type ButtonLinkProps = ComponentProps<typeof Link> & Look

/** A link that looks like a button. */
export function ButtonLink({ variant, size, isWide, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={look({ variant, size, isWide } as Look, className)} />
}
