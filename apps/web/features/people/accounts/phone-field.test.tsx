import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { PhoneField } from './phone-field.tsx'
import type { PhoneParts } from './phone-number.ts'

const onBlur = vi.fn()
beforeEach(() => void onBlur.mockReset())

function Phone({ error }: { error?: string }) {
  const [parts, setParts] = useState<PhoneParts>({ dialCountry: 'US', phone: '' })
  return (
    <>
      <PhoneField
        id="phone"
        country={parts.dialCountry}
        digits={parts.phone}
        error={error}
        onChange={setParts}
        onBlur={onBlur}
      />
      <button type="button">Next</button>
    </>
  )
}

const country = page.getByRole('combobox', { name: 'Country and dial code' })
const number = page.getByRole('textbox', { name: 'Phone number' })

it('is one group of a country and a number, and lists every country', async () => {
  await render(<Phone />)
  await expect.element(page.getByRole('group', { name: 'Phone number' })).toBeVisible()
  await expect.element(country.getByRole('option', { name: 'Germany +49' })).toBeInTheDocument()
  await country.selectOptions('Germany +49')
  await expect.element(page.getByText('+49', { exact: true })).toBeVisible()
})

it('takes the country from a whole number once the field is left', async () => {
  await render(<Phone />)
  await expect.element(country.getByRole('option', { name: 'Germany +49' })).toBeInTheDocument()
  await number.click()
  await userEvent.keyboard('+49 151 1234-5678')
  await expect.element(number).toHaveValue('+49 151 1234-5678')
  await userEvent.tab()
  await expect.element(country).toHaveValue('DE')
  await expect.element(number).toHaveValue('15112345678')
  expect(onBlur).toHaveBeenCalledOnce()
})

it('leaves a number of the chosen country as it was typed', async () => {
  await render(<Phone />)
  await number.fill('(614) 555-0142')
  await userEvent.tab()
  await expect.element(number).toHaveValue('(614) 555-0142')
  await expect.element(country).toHaveValue('US')
})

it('says what is wrong with it', async () => {
  await render(<Phone error="Enter a phone number." />)
  await expect.element(number).toHaveAttribute('aria-invalid', 'true')
  await expect.element(number).toHaveAccessibleDescription('Enter a phone number.')
})
