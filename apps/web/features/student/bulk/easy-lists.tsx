import { paths } from '../../../paths.ts'
import { ListTabs } from '../../../ui/list-tabs.tsx'

interface EasyListsProps {
  current: 'easyApply' | 'cv'
  count: number | undefined
}

/** The two lists that are applied to at once; the side menu leads to the first. */
export function EasyLists({ current, count }: EasyListsProps) {
  const countOf = (list: EasyListsProps['current']) => (list === current ? count : undefined)
  return (
    <ListTabs
      label="Easy Apply"
      tabs={[
        {
          label: 'Profile only',
          to: paths.easyApply,
          isCurrent: current === 'easyApply',
          count: countOf('easyApply'),
        },
        {
          label: 'With your CV',
          to: paths.easyApplyWithCv,
          isCurrent: current === 'cv',
          count: countOf('cv'),
        },
      ]}
    />
  )
}
