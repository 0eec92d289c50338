import type { Page } from 'playwright-core'
import type { Person } from './people.ts'
import { submitButton } from './submit-button.ts'

/** Signs somebody in on the login page and waits for the dashboard. */
export async function signIn(page: Page, url: string, person: Person): Promise<void> {
  await page.goto(`${url}/auth/login`)
  await fillLogin(page, person)
  await page.waitForURL(/\/auth\/dashboard/)
}

/** Logs somebody in on the login page, wherever that leads. */
export async function fillLogin(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await submitButton(page, 'Login').click()
}
