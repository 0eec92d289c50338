import type { Page } from 'playwright-core'

/** Signs the demo student in and waits for the dashboard. */
export async function signInAsStudent(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/auth/login`)
  await fillLogin(page)
  await page.waitForURL(/\/auth\/dashboard/)
}

/** Logs the demo student in on the login page, wherever that leads. */
export async function fillLogin(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('student@laurel.example')
  await page.getByLabel('Password', { exact: true }).fill('laurel-demo-1')
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
}
