import { expect, it } from 'vitest'
import { renderEmail } from './render-email.ts'

const recipient = {
  userId: '',
  email: 'dana@example.org',
  firstName: 'Dana',
  timeZone: 'America/New_York',
}
const mail = { opening: 'A deadline is near.', footer: 'Why it came.' }

it('keeps a name and what it lists on their lines, whatever breaks they hold', () => {
  const text = renderEmail({
    ...mail,
    recipient: { ...recipient, firstName: 'Dana,\r\n\r\nYou have won.\n' },
    items: [['Harbour\n\nAward\u2028!', 'From Harbour\r\nTrust.']],
  })
  expect(text).toBe(
    'Hello Dana, You have won.,\n\nA deadline is near.\n\nHarbour Award !\nFrom Harbour Trust.\n\n--\n\nWhy it came.\n',
  )
})
