import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { TagsField } from './tags-field.tsx'

const onSave = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
beforeEach(() => void onSave.mockClear())

function Clubs({ most = 50 }: { most?: number }) {
  const [tags, setTags] = useState<string[]>([])
  return (
    <form onSubmit={onSave}>
      <TagsField
        id="clubs"
        label="Clubs"
        hint="Press Enter after each."
        tags={tags}
        most={most}
        maxLength={20}
        onChange={setTags}
      />
      <button type="submit">Save</button>
    </form>
  )
}

const field = page.getByRole('textbox', { name: 'Clubs' })
const said = page.getByRole('status')
const names = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((each) => each.textContent)

it('ends a name at Enter, a comma or a semicolon, says so, and saves nothing', async () => {
  await render(<Clubs />)
  await field.click()
  await userEvent.keyboard('4-H{Enter}')
  await expect.element(said).toHaveTextContent('4-H added')
  await userEvent.keyboard('Chess club, Scouts;')
  expect(names()).toEqual(['4-H', 'Chess club', 'Scouts'])
  await expect.element(field).toHaveValue('')
  expect(onSave).not.toHaveBeenCalled()
})

it('takes what was typed when the field is left', async () => {
  await render(<Clubs />)
  await field.click()
  await userEvent.keyboard('Robotics')
  await userEvent.tab()
  expect(names()).toEqual(['Robotics'])
})

it('takes a list that is pasted', async () => {
  await render(<Clubs />)
  await field.fill('Band, Choir, Debate')
  expect(names()).toEqual(['Band', 'Choir'])
  await expect.element(field).toHaveValue(' Debate')
})

it('keeps each name once, and no more than there may be', async () => {
  await render(<Clubs most={2} />)
  await field.click()
  await userEvent.keyboard('Band{Enter}band{Enter}Choir{Enter}Debate{Enter}')
  expect(names()).toEqual(['Band', 'Choir'])
})

it('takes one back by its button, or the last by Backspace; the focus stays in the field', async () => {
  await render(<Clubs />)
  await field.click()
  await userEvent.keyboard('Band,Choir,Debate,')
  await page.getByRole('button', { name: 'Remove Band' }).click()
  await expect.element(said).toHaveTextContent('Band removed')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Backspace}')
  expect(names()).toEqual(['Choir'])
})
