import type { ScholarshipDetail } from '@laurel/contract/scholarship-shapes'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { ServerState } from '../../../api/query-client.tsx'
import { ProviderActions } from './provider-actions.tsx'

const scholarship = {
  id: 'harbour',
  title: 'Sea Award',
  user: { firstName: 'Harbour Trust' },
  applyUrl: 'https://harbour.example/apply',
  isOpen: true,
} as unknown as ScholarshipDetail

const open = (part: Partial<ScholarshipDetail> = {}) =>
  render(
    <ServerState>
      <ProviderActions scholarship={{ ...scholarship, ...part }} />
    </ServerState>,
  )

it('leads to where one applies', async () => {
  await open()
  await expect.element(page.getByRole('link', { name: 'Apply at Harbour Trust' })).toBeVisible()
  await expect.element(page.getByText(/Apply there, then mark it here/)).toBeVisible()
})

it('does not send anybody "there" where no address is known', async () => {
  await open({ applyUrl: null })
  await expect.element(page.getByText('Harbour Trust takes applications itself')).toBeVisible()
  await expect.element(page.getByText(/Search the web for “Harbour Trust”/)).toBeVisible()
  await expect.element(page.getByText(/Apply there/)).not.toBeInTheDocument()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})
