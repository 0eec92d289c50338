import type { Locator, Page } from 'playwright-core'
import type { Person } from './people.ts'
import { logIn } from './session.ts'

interface Envelope<Data> {
  data: Data
}

interface Matches {
  scholarshiplists: { id: string; title: string }[]
}

/** Somebody's account as the server knows it. */
export async function anAccount(url: string, person: Person) {
  const { accessToken } = await logIn(url, person)
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
  const read = async <Data>(path: string) => {
    const answer = await fetch(`${url}/api/v1/${path}`, { headers })
    return ((await answer.json()) as Envelope<Data>).data
  }
  return {
    /** The id of a scholarship among the matches. */
    async find(title: string): Promise<string> {
      for (let offset = 0; ; offset += 100) {
        const window = `offset=${offset}&limit=${offset + 100}&withoutRequirement=false`
        const { scholarshiplists: rows } = await read<Matches>(
          `scholarships/mine-eligible-scholarships?${window}`,
        )
        const found = rows.find((each) => each.title === title)
        if (found) return found.id
        if (rows.length === 0) throw new Error(`${title} is not among the matches.`)
      }
    },
    async answers(scholarshipId: string): Promise<Record<string, unknown>> {
      const path = `scholarships/${scholarshipId}/applicants/get-applicant-details`
      const { applicantFields } = await read<{
        applicantFields: { requirementId: string; fieldValue: unknown }[]
      }>(path)
      return Object.fromEntries(
        applicantFields.map(({ requirementId, fieldValue }) => [requirementId, fieldValue]),
      )
    },
    /** Writes an answer as it is, whatever stood there. */
    async write(scholarshipId: string, title: string, fieldValue: string): Promise<void> {
      const { requirements } = await read<{ requirements: { id: string; title: string }[] }>(
        `scholarships/${scholarshipId}`,
      )
      const asked = requirements.find((each) => each.title === title)
      if (!asked) throw new Error(`${title} is not asked for.`)
      const answers = [{ requirementId: asked.id, fieldValue }]
      await fetch(`${url}/api/v1/scholarships/submit-individual-scholarship`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ scholarshipId, status: 'draft', requirements: answers }),
      })
    },
  }
}

/** Until the server has taken these words. */
export const savedWith = (page: Page, words: string): Promise<unknown> =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith('/submit-individual-scholarship') &&
      response.ok() &&
      (response.request().postData() ?? '').includes(words),
  )

/** Opens the form of a scholarship and the panel of one requirement; its text box. */
export async function openAnswer(
  page: Page,
  url: string,
  scholarshipId: string,
  title: string,
): Promise<Locator> {
  await page.goto(`${url}/auth/scholarshipDetail?${scholarshipId}`)
  const region = page.getByRole('region', { name: title }).first()
  const toggle = region.getByRole('button', { name: title }).and(page.locator('[aria-expanded]'))
  await toggle.waitFor()
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
  return region.getByRole('textbox')
}
