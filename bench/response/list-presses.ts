import { anEmail, aStudent } from '../../e2e/support/people.ts'
import { ANY_MS, AT_ONCE_MS, type Press } from './press.ts'

const aHeart: Press = {
  name: 'a heart',
  mostMs: AT_ONCE_MS,
  async prepare(open, server) {
    const page = await open('/auth/dashboard/recommendation', await aStudent(server))
    const heart = page.getByRole('button', { name: /^Save / }).first()
    return { page, press: () => heart.click() }
  },
}

const aBoxToSelect: Press = {
  name: 'a box to select',
  mostMs: AT_ONCE_MS,
  async prepare(open, server) {
    const page = await open('/auth/dashboard/easy-apply', await aStudent(server))
    const box = page.getByRole('article').getByRole('checkbox').first()
    return { page, press: () => box.click() }
  },
}

const aTab: Press = {
  name: 'a tab',
  mostMs: AT_ONCE_MS,
  async prepare(open, server) {
    const page = await open('/auth/dashboard/myScholarship?tab=applied', await aStudent(server))
    const tab = (name: RegExp) => page.getByRole('link', { name }).first()
    return { page, press: (time) => tab(time % 2 === 0 ? /^Draft/ : /^Applied/).click() }
  },
}

const aPanel: Press = {
  name: 'a panel of a requirement',
  mostMs: AT_ONCE_MS,
  async prepare(open, server) {
    const page = await open('/auth/dashboard/myScholarship?tab=draft', await aStudent(server))
    await page.getByRole('link', { name: 'View Detail: Alderbrook Neighbors Grant' }).click()
    const panel = page.locator('form[name=scholarship-details-form] h2 button').first()
    await panel.waitFor()
    return { page, press: () => panel.click() }
  },
}

/** It makes the page grow; each after the first changes the answer that the one before it gave. */
const anAnswer: Press = {
  name: 'an answer in the conversation',
  mostMs: ANY_MS,
  async prepare(open) {
    const page = await open('/conversation')
    await page.getByRole('link', { name: 'Sign up' }).click()
    for (const [name, value, send] of [
      ['Email', anEmail('maya'), 'Send'],
      ['Full name', 'Maya van Dyk', 'Send'],
      ['Phone number', '5125550100', 'Continue'],
      ['Password', 'three plain words', 'Continue'],
    ] as const) {
      await page.getByRole('textbox', { name, exact: true }).fill(value)
      await page.getByRole('button', { name: send, exact: true }).click()
    }
    await page.getByRole('button', { name: 'I Agree' }).click()
    await page.getByRole('button', { name: 'Skip' }).click()
    await page.getByRole('list', { name: 'Scholarships that match' }).waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
    const chip = page.getByRole('button', { name: 'I’m the student', exact: true })
    return {
      page,
      async press() {
        await chip.click()
        await page.getByLabel('Date of birth', { exact: true }).waitFor()
      },
      async again() {
        await page.getByRole('button', { name: /^Edit: Who is/ }).click()
        await chip.waitFor()
      },
    }
  },
}

export const LIST_PRESSES: readonly Press[] = [aHeart, aBoxToSelect, aTab, aPanel, anAnswer]
