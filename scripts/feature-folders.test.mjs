import { globSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { expect, it } from 'vitest'
import { inRoot } from './paths.mjs'

/** Types count as well, and what is fetched later. */
const IMPORT = /(?:from |import\()'(\.[^']+)'/g
const SOURCES = '**/*.{ts,tsx}'

/** By group of a folder's sources, the other groups that they import. */
function readImports(root, groupOf) {
  const imports = new Map()
  const files = globSync(SOURCES, {
    cwd: inRoot(root),
    exclude: ['**/*.test.*', '**/node_modules/**', '**/build/**', '**/.react-router/**'],
  })
  for (const file of files) {
    const group = groupOf(file)
    const others = imports.get(group) ?? new Set()
    imports.set(group, others)
    const text = readFileSync(join(inRoot(root), file), 'utf8')
    for (const [, path] of text.matchAll(IMPORT)) {
      const other = groupOf(join(dirname(file), path))
      if (other !== group) others.add(other)
    }
  }
  return imports
}

/** What is left when groups that need nothing more are taken away: circles, and what needs them. */
function findCircles(imports) {
  for (let before = -1; before !== imports.size;) {
    before = imports.size
    for (const [group, others] of imports)
      if ([...others].every((other) => !imports.has(other))) imports.delete(group)
  }
  return [...imports.keys()]
}

const folderOf = (file) => file.split(sep)[0]

it.each(['apps/server/src/features', 'apps/web/features'])(
  '%s has no circle of folders',
  (features) => {
    const imports = readImports(features, folderOf)
    expect(imports.size).toBeGreaterThan(20)
    expect(findCircles(imports)).toEqual([])
  },
)

it.each(['apps/server/src', 'apps/web', 'packages/contract/src', 'packages/matching/src'])(
  '%s has no circle of files',
  (root) => {
    const imports = readImports(root, (file) => file)
    expect(imports.size).toBeGreaterThan(50)
    expect(findCircles(imports)).toEqual([])
  },
)
