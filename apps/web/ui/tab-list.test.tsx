import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { TabList } from './tab-list.tsx'

const TABS = ['Personal', 'Contact', 'Education'].map((label) => ({ id: `tab-${label}`, label }))

function Profile() {
  const [current, setCurrent] = useState('tab-Personal')
  return (
    <>
      <TabList
        label="Parts of the profile"
        tabs={TABS}
        current={current}
        panelId="panel"
        onChoose={setCurrent}
      />
      <div id="panel" role="tabpanel" aria-labelledby={current}>
        <input aria-label="A field" />
      </div>
    </>
  )
}

const tab = (name: string) => page.getByRole('tab', { name })
const shown = page.getByRole('tab', { selected: true })

it('is a list of tabs, of which one names the panel that is shown', async () => {
  await render(<Profile />)
  await expect
    .element(page.getByRole('tablist', { name: 'Parts of the profile' }))
    .toBeInTheDocument()
  await expect.element(tab('Personal')).toHaveAttribute('aria-controls', 'panel')
  await expect.element(page.getByRole('tabpanel', { name: 'Personal' })).toBeVisible()
  await tab('Contact').click()
  await expect.element(page.getByRole('tabpanel', { name: 'Contact' })).toBeVisible()
})

it('is one stop of the Tab key, at the tab that is shown', async () => {
  await render(<Profile />)
  await tab('Contact').click()
  await userEvent.tab()
  await expect.element(page.getByLabelText('A field')).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(tab('Contact')).toHaveFocus()
})

it('shows the tab that arrows, Home and End lead to, round the ends', async () => {
  await render(<Profile />)
  await tab('Personal').click()
  for (const [key, name] of [
    ['{ArrowRight}', 'Contact'],
    ['{ArrowLeft}', 'Personal'],
    ['{ArrowLeft}', 'Education'],
    ['{ArrowRight}', 'Personal'],
    ['{End}', 'Education'],
    ['{Home}', 'Personal'],
  ] as const) {
    await userEvent.keyboard(key)
    await expect.element(tab(name)).toHaveFocus()
    await expect.element(shown).toHaveTextContent(name)
  }
})

it('leaves other keys to the page', async () => {
  await render(<Profile />)
  await tab('Personal').click()
  await userEvent.keyboard('{ArrowDown}x')
  await expect.element(shown).toHaveTextContent('Personal')
})
