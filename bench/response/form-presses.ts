import { aNewcomer, aStudent } from '../../e2e/support/people.ts'
import { ANY_MS, AT_ONCE_MS, type Press } from './press.ts'

const aTabOfTheProfile: Press = {
  name: 'a tab of the profile',
  mostMs: AT_ONCE_MS,
  async prepare(open, server) {
    const page = await open('/auth/dashboard/profile', await aStudent(server))
    const tabs = ['Contact', 'Education', 'More about you', 'Personal', 'Contact']
    return { page, press: (time) => page.getByRole('tab', { name: tabs[time] ?? '' }).click() }
  },
}

const aGroupOfQuestions: Press = {
  name: 'a group of further questions',
  mostMs: ANY_MS,
  async prepare(open, server) {
    const page = await open('/auth/dashboard/profile?tab=more', await aStudent(server))
    const group = page.locator('h2 button, h3 button').nth(1)
    await group.waitFor()
    return { page, press: () => group.click() }
  },
}

const aSwitch: Press = {
  name: 'a switch of the settings',
  mostMs: AT_ONCE_MS,
  async prepare(open, server) {
    const page = await open('/auth/dashboard/setting', await aStudent(server))
    const toggle = page.getByRole('switch').or(page.getByRole('checkbox')).first()
    return { page, press: () => toggle.click() }
  },
}

const theLoginDialog: Press = {
  name: 'the login dialog',
  mostMs: ANY_MS,
  async prepare(open) {
    const page = await open('/')
    return {
      page,
      async press() {
        await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
        await page.getByRole('dialog').waitFor()
        await page.keyboard.press('Escape')
      },
    }
  },
}

const aPastedCode: Press = {
  name: 'a pasted code',
  mostMs: ANY_MS,
  async prepare(open, server) {
    const { email } = await aStudent(server)
    const page = await open('/forgot-password')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: /code/i }).click()
    const boxes = page.getByRole('group').getByRole('textbox')
    await boxes.first().waitFor()
    return {
      page,
      async press() {
        await boxes.first().focus()
        await page.evaluate(() => {
          const clipboardData = new DataTransfer()
          clipboardData.setData('text', '123456')
          document.activeElement?.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
          )
        })
        await page.keyboard.press('Backspace')
      },
    }
  },
}

const aStepOfTheRegistration: Press = {
  name: 'an answer and a step of the registration',
  mostMs: ANY_MS,
  async prepare(open, server) {
    const page = await open('/auth/userdetails', await aNewcomer(server))
    return {
      page,
      press: (time) =>
        time % 2 === 0
          ? page.getByRole('button', { name: 'Save and continue' }).click()
          : page.getByRole('radio').or(page.getByRole('checkbox')).nth(time).click(),
    }
  },
}

export const FORM_PRESSES: readonly Press[] = [
  aTabOfTheProfile,
  aGroupOfQuestions,
  aSwitch,
  theLoginDialog,
  aPastedCode,
  aStepOfTheRegistration,
]
