import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { expect, it } from 'vitest'

const FEATURES = resolve(import.meta.dirname, '../features')
const IMPORT = /from '(\.[^']+)'/g

/** By feature folder, the other folders that its sources import. */
function readImports(): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>()
  for (const file of readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue
    const folder = file.split(sep)[0] ?? ''
    const found = imports.get(folder) ?? new Set()
    imports.set(folder, found)
    for (const [, path = ''] of readFileSync(join(FEATURES, file), 'utf8').matchAll(IMPORT)) {
      const other = relative(FEATURES, resolve(FEATURES, file, '..', path)).split(sep)[0] ?? ''
      if (other !== '..' && other !== folder) found.add(other)
    }
  }
  return imports
}

it('features never form a cycle', () => {
  const imports = readImports()
  // Folders that need nothing more are taken away until none is left, or only cycles.
  for (let before = -1; before !== imports.size;) {
    before = imports.size
    for (const [folder, others] of imports)
      if ([...others].every((other) => !imports.has(other))) imports.delete(folder)
  }
  expect([...imports.keys()]).toEqual([])
})
