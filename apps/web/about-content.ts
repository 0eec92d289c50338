import { readFileSync } from 'node:fs'
import { type About, aboutSchema } from '@laurel/contract/about'

const FILE = new URL('../../content/about.json', import.meta.url)

/** What the operator says on /about-us; nothing where there is no file. One that is wrong stops the build. */
export function readAbout(file: URL = FILE): About {
  let text = '{}'
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return parseAbout(text)
}

export function parseAbout(text: string): About {
  const { success, data, error } = aboutSchema.safeParse(jsonOf(text))
  if (success) return data
  const problems = error.issues.map(({ path, message }) => `- ${path.join('.')}: ${message}`)
  throw new Error(`content/about.json needs a change:\n${problems.join('\n')}`)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('content/about.json is no JSON.')
  }
}
