import type { Page } from 'playwright-core'
import { submitButton } from './submit-button.ts'

const STUDENT = 'student@laurel.example'

/** Signs the demo student in and waits for the dashboard. */
export const signInAsStudent = (page: Page, url: string): Promise<void> =>
  signIn(page, url, STUDENT)

/** The demo parent has a subscription. */
export const signInAsSubscriber = (page: Page, url: string): Promise<void> =>
  signIn(page, url, 'parent@laurel.example')

async function signIn(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/auth/login`)
  await fillLogin(page, email)
  await page.waitForURL(/\/auth\/dashboard/)
}

/** Logs the demo student in on the login page, wherever that leads. */
export async function fillLogin(page: Page, email = STUDENT): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('laurel-demo-1')
  await submitButton(page, 'Login').click()
}
