import type { Page } from 'playwright-core'

/** Signs the demo student in and waits for the dashboard. */
export async function signInAsStudent(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/auth/login`)
  await page.getByLabel('Email').fill('student@laurel.example')
  await page.getByLabel('Password', { exact: true }).fill('laurel-demo-1')
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(/\/auth\/dashboard/)
}
