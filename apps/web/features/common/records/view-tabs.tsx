import type { UseQueryResult } from '@tanstack/react-query'
import { ListTabs } from '../../../ui/list-tabs.tsx'

interface ViewTabsProps<View extends string> {
  label: string
  /** By view what its tab says; the first one is shown where the address names none. */
  views: Readonly<Record<View, { label: string }>>
  current: View
  /** Where the list is. */
  path: string
  /** What names the view in the address. */
  parameter: string
  /** What counts the rows of the view that is shown; left out where the heading counts them. */
  query?: UseQueryResult<{ total: number }>
}

/** The views of a list as tabs; the one that is shown says how many it has. */
export function ViewTabs<View extends string>(props: ViewTabsProps<View>) {
  const { label, views, current, path, parameter, query } = props
  const total = query?.isPlaceholderData ? undefined : query?.data?.total
  const tabs = Object.entries<{ label: string }>(views)
  return (
    <ListTabs
      label={label}
      tabs={tabs.map(([view, { label: words }], n) => ({
        label: words,
        to: n === 0 ? path : `?${parameter}=${view}`,
        isCurrent: view === current,
        ...(view === current && { count: total }),
      }))}
    />
  )
}
