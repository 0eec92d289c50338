import type { Page } from 'playwright-core'

/** On the sandbox's own page: pays with one of its test cards, by the title it has there. */
export async function payWith(page: Page, card: string): Promise<void> {
  await page.waitForURL(/\/sandbox-checkout\//)
  await page.getByRole('radio', { name: card }).check()
  await page.getByRole('button', { name: /^(Start the 7-day trial|Pay \$)/ }).click()
}
