import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { expect, it } from 'vitest'
import { inRoot } from './paths.mjs'

const IMPORT = /from '(\.[^']+)'/g

/** By folder of features, the other ones that its sources import; types count as well. */
function readImports(features) {
  const imports = new Map()
  for (const file of globSync('**/*.{ts,tsx}', { cwd: features, exclude: ['**/*.test.*'] })) {
    const [folder] = file.split(sep)
    if (!imports.has(folder)) imports.set(folder, new Set())
    for (const [, path] of readFileSync(join(features, file), 'utf8').matchAll(IMPORT)) {
      const [other] = relative(features, join(features, dirname(file), path)).split(sep)
      if (other !== '..' && other !== folder) imports.get(folder).add(other)
    }
  }
  return imports
}

it.each(['apps/server/src/features', 'apps/web/features'])('%s has no circle', (features) => {
  const imports = readImports(inRoot(features))
  expect(imports.size).toBeGreaterThan(20)
  // Folders that need nothing more are taken away until none is left, or only circles.
  for (let before = -1; before !== imports.size;) {
    before = imports.size
    for (const [folder, others] of imports)
      if ([...others].every((other) => !imports.has(other))) imports.delete(folder)
  }
  expect([...imports.keys()]).toEqual([])
})
