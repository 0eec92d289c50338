import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { BulkBarSaid } from './bulk-bar.tsx'
import type { BulkSelection } from './use-bulk-selection.ts'

const selection = (selectedIds: string[], listedCount?: number) =>
  ({ selectedIds, listedCount }) as unknown as BulkSelection
const bar = { total: 2, phase: { name: 'ready' as const } }

it('reads out what is selected as the bar comes and as it changes', async () => {
  const said = page.getByRole('status')
  const { rerender } = await render(
    <BulkBarSaid {...bar} isShown={false} selection={selection([])} />,
  )
  // There before anything is said, or the first words would not be read out.
  await expect.element(said).toHaveTextContent('')
  await rerender(<BulkBarSaid {...bar} isShown selection={selection(['a', 'b'], 2)} />)
  await expect.element(said).toHaveTextContent('2 of 2 selected')
  await rerender(<BulkBarSaid {...bar} isShown selection={selection(['a'], 2)} />)
  await expect.element(said).toHaveTextContent('1 of 2 selected')
})
