import type { ReactNode } from 'react'

/** A name and a value of a receipt's lists. */
export function ReceiptLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
