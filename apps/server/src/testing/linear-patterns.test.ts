import { glob } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, it, vi } from 'vitest'
import {
  findPatterns,
  growsTooFast,
  isExponential,
  type FoundPatterns,
  type Pattern,
} from './read-patterns.ts'
import { BUILT_WITHIN, IN_THREAD, REVIEWED_PATTERNS } from './reviewed-patterns.ts'

const ROOT = new URL('../../../../', import.meta.url)
const SOURCES = ['apps/server/src/**/*.ts', 'apps/web/**/*.{ts,tsx}', 'packages/*/src/**/*.ts']
/** Built, downloaded or for tests only. */
const NO_SOURCE =
  /node_modules|\/build\/|\.config\.ts$|\/\.react-router\/|\.test\.tsx?$|\/testing\//

let found: FoundPatterns

beforeAll(async () => {
  const files: string[] = []
  for await (const file of glob(SOURCES, { cwd: fileURLToPath(ROOT) })) {
    const path = file.replaceAll('\\', '/')
    if (!NO_SOURCE.test(path)) files.push(path)
  }
  found = await findPatterns(ROOT, files.toSorted())
})

const reviewOf = ({ file, source }: Pattern) =>
  REVIEWED_PATTERNS.find((each) => each.file === file && source.startsWith(each.begins))

it('finds every pattern of the server, the packages and the web app', () => {
  expect(found.literals.length).toBeGreaterThan(900)
  expect(found.built.size).toBeGreaterThan(10)
})

it.each([
  String.raw`\s+$`,
  String.raw`<[^>]*>`,
  String.raw`(a+)+b`,
  String.raw`(?:a|a)*b`,
  String.raw`<!--[\s\S]*?-->|[^<]+|<`,
])('tells that /%s/ grows faster than a text can', (source) => {
  expect(growsTooFast({ source, flags: 'g' })).toBe(true)
})

it('takes time for no pattern that grows faster than the text, but for those looked at', () => {
  const slow = found.literals.filter(
    (pattern) => !IN_THREAD.test(pattern.file) && growsTooFast(pattern),
  )
  expect(slow.filter(isExponential).map(nameOf)).toEqual([])
  expect(slow.filter((pattern) => !reviewOf(pattern)).map(nameOf)).toEqual([])
})

it('holds patterns that modules put together to the same, but for those looked at', async () => {
  const files = [...found.built.keys()].filter((file) => !IN_THREAD.test(file))
  const made = await collectBuilt(files.filter((file) => file.startsWith('apps/server/')))
  const within = files.filter(
    (file) => (made.get(file)?.length ?? 0) < (found.built.get(file) ?? 0),
  )
  expect(within.toSorted()).toEqual(Object.keys(BUILT_WITHIN).toSorted())
  const slow = [...made.values()].flat().filter(growsTooFast)
  expect(slow.filter(isExponential).map(nameOf)).toEqual([])
  expect(slow.filter((pattern) => !reviewOf(pattern)).map(nameOf)).toEqual([])
})

const nameOf = ({ file, source }: Pattern) => `${file} ${source.slice(0, 40)}`

/** The line that made a pattern; the one before it is our own. */
const makerOf = ({ stack = '' }: Error): string =>
  (stack.split('\n')[2] ?? '').replaceAll('\\', '/')

/** The patterns that modules make as they are read, by file. */
async function collectBuilt(files: readonly string[]): Promise<Map<string, Pattern[]>> {
  const made = new Map<string, Pattern[]>()
  for (const file of files) {
    const patterns: Pattern[] = []
    const Noted = new Proxy(RegExp, {
      construct(target, [source, flags = '']: [string | RegExp, string?]) {
        const isOurs = makerOf(new Error()).includes(file)
        if (isOurs && typeof source === 'string') patterns.push({ file, source, flags })
        return new target(source, flags)
      },
    })
    vi.resetModules()
    vi.stubGlobal('RegExp', Noted)
    try {
      await import(fileURLToPath(new URL(file, ROOT)))
    } finally {
      vi.unstubAllGlobals()
    }
    made.set(file, patterns)
  }
  return made
}
