import type { Locator, Page } from 'playwright-core'

/** The button of a form, once its script has come to life: pressed before, it does nothing. */
export const submitButton = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name }).and(page.locator('[type=submit]'))
