import type { ReactNode } from 'react'

interface ScrollRegionProps {
  label: string
  className: string | undefined
  children: ReactNode
}

/** A text that scrolls by itself, also for those without a mouse. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard
    <div className={className} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
